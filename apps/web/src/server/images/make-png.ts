import { MOST_PIXELS, type Picture } from "@statelier/charts/export";
import type { ProcessError } from "@statelier/cubes/process";
import { ByteCache } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { type Refusal, RETRY_SECONDS } from "../http/answer-error.ts";
import { describeTooMany } from "../http/charge-draft-page.ts";
import { makePlaces } from "../http/tally-callers.ts";
import { MOST_PAINTING, type PngPainter } from "./png-painter.ts";

const MOST_CACHED_BYTES = 16_000_000;

/** Pictures of which it is known that they have ended the painter. */
const MOST_FAILED = 1_000;

/** One that was not painted in time is not tried again so soon. */
const LATE_MS = 10_000;

export type MadeImage =
  | { ok: true; body: string | Uint8Array<ArrayBuffer> }
  | { ok: false; refusal: Refusal };

export type PngOrder = {
  /** Under which it is kept. */
  tag: string;
  caller: string;
  /** When the request came, as `performance.now()` says. */
  since: number;
  /** Charges the caller, before anything is painted; answers after how many seconds that can be granted, 0 where it is. */
  charge: () => Promise<number>;
};

export const TOO_LARGE: Refusal = {
  status: 422,
  error: { code: "PICTURE_TOO_LARGE", args: { limit: String(MOST_PIXELS / 1_000_000) } },
};

/** For now: there are too many, this one takes too long, or its turn has not come. */
const refuseNow = (code: "PICTURE_BUSY" | "PICTURE_LATE" | "PICTURE_DELAYED"): Refusal => {
  const args = { seconds: String(RETRY_SECONDS) };
  return { status: 503, error: { code, args } };
};

/** Where they come again, the picture itself is what ends the program that paints it. */
const FAILURES = new Set<ProcessError["reason"]>(["broken", "crashed", "memory"]);

const FAILED: Refusal = {
  status: 503,
  error: { code: "PICTURE_FAILED", args: {} },
  isLasting: true,
};

/** Makes PNG of pictures that are not too large, and keeps the latest ones. One caller has half of the places to wait. */
export const makePngMaker = (painter: PngPainter, log: Log) => {
  const takePlace = makePlaces(MOST_PAINTING);
  const cache = new ByteCache<Uint8Array<ArrayBuffer>>(MOST_CACHED_BYTES);
  const failed = new ByteCache<true>(MOST_FAILED);
  /** Until when, as `performance.now()` says. */
  const late = new ByteCache<number>(MOST_FAILED);
  return async (
    picture: Picture,
    scale: number,
    { tag, caller, since, charge }: PngOrder,
  ): Promise<MadeImage> => {
    const cached = cache.get(tag);
    if (cached) return { ok: true, body: cached };
    if (picture.width * picture.height * scale * scale > MOST_PIXELS)
      return { ok: false, refusal: TOO_LARGE };
    if (performance.now() < (late.get(tag) ?? 0))
      return { ok: false, refusal: refuseNow("PICTURE_LATE") };
    const { title } = picture.text;
    const leave = takePlace(caller);
    if (!leave) {
      log.warn("a picture was refused", { reason: "busy", title });
      return { ok: false, refusal: refuseNow("PICTURE_BUSY") };
    }
    try {
      const seconds = await charge();
      if (seconds > 0)
        return { ok: false, refusal: { status: 429, error: describeTooMany(seconds) } };
      const painted = await painter.paint(picture, scale, performance.now() - since);
      if (!painted.ok) {
        log.warn("a picture was refused", { reason: painted.reason, title });
        const isFailure = FAILURES.has(painted.reason);
        const isAgain = isFailure && failed.get(tag) === true;
        if (isFailure) failed.set(tag, true, 1);
        if (painted.reason === "late") late.set(tag, performance.now() + LATE_MS, 1);
        const code = painted.reason === "late" ? "PICTURE_LATE" : "PICTURE_DELAYED";
        return { ok: false, refusal: isAgain ? FAILED : refuseNow(code) };
      }
      cache.set(tag, painted.png, painted.png.length);
      return { ok: true, body: painted.png };
    } finally {
      leave();
    }
  };
};
