import { MOST_PIXELS, type Picture } from "@statelier/charts/export";
import { ByteCache } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { type Refusal, RETRY_SECONDS } from "../http/answer-error.ts";
import type { PngPainter } from "./png-painter.ts";

const MOST_CACHED_BYTES = 16_000_000;

export type MadeImage =
  | { ok: true; body: string | Uint8Array<ArrayBuffer>; isPainted: boolean }
  | { ok: false; refusal: Refusal };

/** Makes PNG of pictures that are not too large, and keeps the latest ones under their tags. `since`: when the request came, as `performance.now()` says. */
export const makePngMaker = (painter: PngPainter, log: Log) => {
  const cache = new ByteCache<Uint8Array<ArrayBuffer>>(MOST_CACHED_BYTES);
  return async (
    picture: Picture,
    scale: number,
    { tag, since }: { tag: string; since: number },
  ): Promise<MadeImage> => {
    const cached = cache.get(tag);
    if (cached) return { ok: true, body: cached, isPainted: false };
    if (picture.width * picture.height * scale * scale > MOST_PIXELS) {
      const args = { limit: String(MOST_PIXELS / 1_000_000) };
      return { ok: false, refusal: { status: 422, error: { code: "PICTURE_TOO_LARGE", args } } };
    }
    const painted = await painter.paint(picture, scale, performance.now() - since);
    if (!painted.ok) {
      log.warn("a picture was refused", { reason: painted.reason, title: picture.text.title });
      const args = { seconds: String(RETRY_SECONDS) };
      return { ok: false, refusal: { status: 503, error: { code: "PICTURE_BUSY", args } } };
    }
    cache.set(tag, painted.png, painted.png.length);
    return { ok: true, body: painted.png, isPainted: true };
  };
};
