import { randomUUID } from "node:crypto";
import { isRecord } from "@statelier/model";
import type { Context, Hono } from "hono";
import { z } from "zod";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { viewerOf } from "../http/viewer.ts";
import type { Palette } from "../store/palette-store.ts";
import { describeBadRequest, NOT_SIGNED_IN, succeed } from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { readPersonWrite } from "./read-write.ts";

const PATH = "/user/color-palette";

/** Documents carry those that they use. */
const MOST_PALETTES = 200;

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Expected colours such as #1d4ed8");
const colors = (most: number, least = 1) => z.array(color).min(least).max(most);

const fields = { name: z.string().trim().min(1).max(100) };

export const paletteSchema = z.discriminatedUnion("type", [
  z.object({ ...fields, type: z.literal("sequential"), colors: colors(26) }),
  z.object({ ...fields, type: z.literal("diverging"), colors: colors(3, 2) }),
  z.object({ ...fields, type: z.literal("categorical"), colors: colors(26) }),
]);

const NAME_TAKEN: ApiFailure = {
  status: 409,
  id: "PALETTE_NAME_TAKEN",
  message: "You already have a palette with this name.",
};

const NOT_FOUND = {
  ...describeBadRequest("There is no such palette.", "paletteId"),
  status: 404,
} as const;

/** What stands in the body, bare or as its `palette` (D38). */
const unwrap = (body: Record<string, unknown>): Record<string, unknown> =>
  isRecord(body["palette"]) ? body["palette"] : body;

const save = async (
  context: Context,
  services: ConfigApiServices,
  isNew: boolean,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { people } = services.store;
  const personId = write.viewer.person.id;
  const given = unwrap(write.body);
  const own = await people.listPalettes(personId);
  const known = own.find(({ paletteId }) => paletteId === given["paletteId"]);
  if (!isNew && !known) return answerApiFailure(context, NOT_FOUND);
  if (isNew && own.length >= MOST_PALETTES) {
    const problem = `You have ${MOST_PALETTES} palettes. Remove one first.`;
    return answerApiFailure(context, describeBadRequest(problem));
  }
  const parsed = paletteSchema.safeParse({ ...(isNew ? {} : known), ...given });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.message ?? "This is no palette"}.`;
    return answerApiFailure(context, describeBadRequest(problem, issue?.path.join(".")));
  }
  const palette: Palette = {
    ...parsed.data,
    paletteId: known && !isNew ? known.paletteId : randomUUID(),
  };
  return (await people.savePalette(palette, personId))
    ? succeed(context, palette)
    : answerApiFailure(context, NAME_TAKEN);
};

/** Palettes of whoever is signed in. */
export const addPalettes = (api: Hono, services: ConfigApiServices): void => {
  api.get(PATH, async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    return succeed(context, await services.store.people.listPalettes(viewer.person.id));
  });
  api.post(PATH, (context) => save(context, services, true));
  api.put(PATH, (context) => save(context, services, false));
  api.delete(PATH, async (context) => {
    const write = await readPersonWrite(context, services);
    if (!write.ok) return write.answer;
    const { paletteId } = unwrap(write.body);
    const isGone =
      typeof paletteId === "string" &&
      (await services.store.people.removePalette(paletteId, write.viewer.person.id));
    return isGone ? succeed(context, { paletteId }) : answerApiFailure(context, NOT_FOUND);
  });
};
