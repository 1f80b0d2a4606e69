import { randomUUID } from "node:crypto";
import { hasRole, SCOPE_ROLES, TOKEN_SCOPES } from "@statelier/data";
import type { Context, Hono } from "hono";
import { z } from "zod";
import { digestToken, makeProgramToken } from "../accounts/program-tokens.ts";
import { answerApiFailure } from "../http/answer-error.ts";
import { viewerOf } from "../http/viewer.ts";
import type { ProgramToken } from "../store/token-store.ts";
import {
  describeBadRequest,
  NOT_ALLOWED,
  NOT_FOR_PROGRAMS,
  NOT_SIGNED_IN,
  succeed,
} from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { describeAction, readPersonWrite } from "./read-write.ts";

const PATH = "/user/tokens";
/** More than anybody keeps an eye on. */
const MOST_TOKENS = 20;
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

export const newTokenSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  scope: z.enum(TOKEN_SCOPES),
  days: z.number().int().min(1).max(MOST_DAYS),
});

const encodeToken = ({ id, name, scope, createdAt, expiresAt, usedAt }: ProgramToken) => ({
  id,
  name,
  scope,
  created_at: createdAt,
  expires_at: expiresAt,
  used_at: usedAt,
});

const addToken = async (context: Context, services: ConfigApiServices): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { viewer, body } = write;
  if (viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
  const parsed = newTokenSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = `${issue?.message ?? "Expected something else"}.`;
    return answerApiFailure(context, describeBadRequest(problem, issue?.path.join(".")));
  }
  const { name, scope, days } = parsed.data;
  if (!hasRole(viewer.person.role, SCOPE_ROLES[scope]))
    return answerApiFailure(context, NOT_ALLOWED);
  const { people } = services.store;
  const token = makeProgramToken();
  const now = Date.now();
  const made: ProgramToken = {
    id: randomUUID(),
    name,
    scope,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
    usedAt: null,
  };
  const personId = viewer.person.id;
  const isKept = await people.addToken(
    { ...made, digest: digestToken(token) },
    personId,
    MOST_TOKENS,
    () => describeAction(context, services, { action: "token", subject: name }),
  );
  if (!isKept)
    return answerApiFailure(
      context,
      describeBadRequest(`You have ${MOST_TOKENS} tokens. Revoke one first.`),
    );
  return succeed(context, { ...encodeToken(made), token });
};

const removeToken = async (context: Context, services: ConfigApiServices): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { viewer, body } = write;
  if (viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
  const { id } = body;
  const isGone =
    typeof id === "string" &&
    (await services.store.people.removeToken(id, viewer.person.id, () =>
      describeAction(context, services, { action: "token-revoke", subject: id }),
    ));
  if (!isGone)
    return answerApiFailure(context, {
      ...describeBadRequest("You have no token with this id.", "id"),
      status: 404,
    });
  return succeed(context, { id });
};

/** Tokens by which programs act for whoever is signed in. A token itself is told once, when it is made. */
export const addTokens = (api: Hono, services: ConfigApiServices): void => {
  api.get(PATH, async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    const tokens = await services.store.people.listTokens(viewer.person.id);
    return succeed(context, tokens.map(encodeToken));
  });
  api.post(PATH, (context) => addToken(context, services));
  api.delete(PATH, (context) => removeToken(context, services));
};
