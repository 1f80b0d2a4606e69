import { createHash } from "node:crypto";
import { hasEtag } from "@statelier/cubes";
import {
  MOST_PIXELS,
  namePicture,
  type Picture,
  PictureTooLarge,
  writePictureWords,
} from "@statelier/charts/export";
import type { Context } from "hono";
import { dayIn } from "../config/day-in.ts";
import type { PageServices } from "../render/contract/page.ts";
import { answerRefusal } from "../http/answer-error.ts";
import { FRESH_FILE } from "../http/fresh-file.ts";
import { chargeDrawing, takePainting } from "../http/charge-work.ts";
import { viewerOf } from "../http/viewer.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { makeDrawingWork } from "../turns/drawing-work.ts";
import type { Loaded, PictureRequest } from "./draw-chart.ts";
import { parseImageParams } from "./image-params.ts";
import { loadPicture } from "./load-picture.ts";
import { type MadeImage, makePngMaker, TOO_LARGE } from "./make-png.ts";
import type { PngPainter } from "./png-painter.ts";

/** Where an image of a published chart is. */
export const IMAGE_PATH = `${LOCALE_PATH}/v/:file{[^/]+[.](?:svg|png|txt)}`;

/** `txt`: what a picture says, as text that stands in its place. */
type Format = "svg" | "png" | "txt";

const TYPES: Record<Format, string> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  txt: "text/plain; charset=utf-8",
};

const formatOf = (file: string): Format => {
  if (file.endsWith(".png")) return "png";
  return file.endsWith(".txt") ? "txt" : "svg";
};

const buildTag = ({ svg }: Picture, format: Format, scale: number): string =>
  createHash("sha256").update(`${format} ${scale} ${svg}`).digest("base64url").slice(0, 22);

/** Of what becomes too large a PNG nothing is drawn. */
const loadWithin = async (
  request: PictureRequest,
  services: PageServices,
  format: Format,
): Promise<Loaded> => {
  const { scale } = request.image;
  const mostPixels = format === "png" ? MOST_PIXELS / (scale * scale) : Infinity;
  try {
    return await loadPicture({ ...request, mostPixels }, services);
  } catch (error) {
    if (error instanceof PictureTooLarge) return { ok: false, refusal: TOO_LARGE };
    throw error;
  }
};

/** Answers `/{locale}/v/{key}.svg`, `.png` and `.txt`. */
export const makeImageRoute = (
  services: PageServices,
  { painter, callerOf }: { painter: PngPainter; callerOf: (context: Context) => string },
  now: () => Date = () => new Date(),
): ((context: Context) => Promise<Response>) => {
  const drawPng = makePngMaker(painter, services.log);
  return async (context) => {
    const since = performance.now();
    const locale = readPathLocale(context);
    const file = context.req.param("file") ?? "";
    const format = formatOf(file);
    const { searchParams: params } = new URL(context.req.url);
    const image = parseImageParams(params);
    if (!image.ok) {
      const args = { problem: image.problem };
      return answerRefusal(locale, { status: 400, error: { code: "BAD_REQUEST", args } });
    }
    const date = dayIn(services.accounts.timeZone ?? "UTC", now());
    const key = file.slice(0, -4);
    const work = makeDrawingWork({
      budget: services.drawingBudget,
      signal: context.req.raw.signal,
    });
    const viewer = viewerOf(context);
    const request = { key, locale, viewer, params, image: image.params, date, work };
    const loaded = await loadWithin(request, services, format);
    chargeDrawing(context, work.spentMs);
    if (!loaded.ok) return answerRefusal(locale, loaded.refusal);
    const { picture, isPassing } = loaded;
    const scale = format === "png" ? image.params.scale : 1;
    const tag = buildTag(picture, format, scale);
    const headers = {
      ETag: `"${tag}"`,
      "Cache-Control": isPassing ? "no-cache" : FRESH_FILE,
      "Access-Control-Allow-Origin": "*",
    };
    if (hasEtag(context.req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
    const charge = (): Promise<number> => takePainting(context);
    const drawn: MadeImage =
      format === "png"
        ? await drawPng(picture, scale, { tag, caller: callerOf(context), since, charge })
        : { ok: true, body: format === "svg" ? picture.svg : writePictureWords(picture.text) };
    if (!drawn.ok) return answerRefusal(locale, drawn.refusal);
    return new Response(drawn.body, {
      headers: {
        ...headers,
        "Content-Type": TYPES[format],
        "Content-Language": locale,
        "Content-Disposition": `inline; filename="${namePicture(picture.text.title, format, scale)}"`,
      },
    });
  };
};
