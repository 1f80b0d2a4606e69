import { MOST_PIXELS, type Picture } from "@statelier/charts/export";
import { ByteCache, type Locale } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { type ImageProblem, makeProblem } from "./image-problem.ts";
import type { PngPainter } from "./png-painter.ts";

const MOST_CACHED_BYTES = 32_000_000;
export const RETRY_SECONDS = 5;

export type MadeImage =
  | { ok: true; body: string | Uint8Array<ArrayBuffer> }
  | { ok: false; problem: ImageProblem };

/** Makes PNG of pictures that are not too large, and keeps the latest ones under their tags. */
export const makePngMaker = (painter: PngPainter, log: Log) => {
  const cache = new ByteCache<Uint8Array<ArrayBuffer>>(MOST_CACHED_BYTES);
  return async (
    picture: Picture,
    scale: number,
    { tag, locale }: { tag: string; locale: Locale },
  ): Promise<MadeImage> => {
    const cached = cache.get(tag);
    if (cached) return { ok: true, body: cached };
    if (picture.width * picture.height * scale * scale > MOST_PIXELS) {
      const args = { limit: String(MOST_PIXELS / 1_000_000) };
      return { ok: false, problem: makeProblem(locale, 422, { code: "PICTURE_TOO_LARGE", args }) };
    }
    const painted = await painter.paint(picture, scale);
    if (!painted.ok) {
      log.warn("a picture was refused", { reason: painted.reason, title: picture.text.title });
      const args = { seconds: String(RETRY_SECONDS) };
      return { ok: false, problem: makeProblem(locale, 503, { code: "PICTURE_BUSY", args }) };
    }
    cache.set(tag, painted.png, painted.png.length);
    return { ok: true, body: painted.png };
  };
};
