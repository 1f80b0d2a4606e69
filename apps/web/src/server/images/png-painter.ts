import type { Picture } from "@statelier/charts/export";
import { BoundedProcess, type ProcessBounds, ProcessError } from "@statelier/cubes/process";
import type { PngAnswer, PngOrder } from "./png-process.ts";

type Painted =
  | { ok: true; png: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: ProcessError["reason"] };

/**
 * Draws PNG in a process of its own, one after the other: no page waits for a picture, and one that ends the program
 * that draws it (a path can) costs nothing but itself. Of those that wait the smallest goes first: what a link's preview shows
 * takes a tenth of the time of a large file.
 */
export type PngPainter = {
  /**
   * Not ok where there is no picture this time. Rejects where it can never be drawn. `spentMs`: how long whoever asks has waited
   * before.
   */
  paint(picture: Picture, scale: number, spentMs?: number): Promise<Painted>;
  close(): Promise<void>;
};

type Limits = ProcessBounds & { timeoutMs: number; wholeMs: number };

/** As many as are painted in the time that one may wait. */
export const MOST_PAINTING = 80;

/** Whatever is asked, there is an answer within five seconds, on a slow machine, too. */
const LIMITS: Limits = {
  mostWaiting: MOST_PAINTING,
  mostWaitMs: 3_500,
  timeoutMs: 4_000,
  wholeMs: 4_000,
  maxBytes: 700_000_000,
  restMs: 60_000,
};

/** Of pixels as many as a picture for links has: it is painted in less time than whoever waits for it has waited. */
const SMALL = 1_000_000;
const LEAST_MS = 1_000;

/** Starts no process before the first picture. */
export const openPngPainter = (limits: Partial<Limits> = {}): PngPainter => {
  const { timeoutMs, wholeMs, ...bounds } = { ...LIMITS, ...limits };
  const module = new URL("./png-process.ts", import.meta.url);
  const painter = new BoundedProcess<PngOrder, PngAnswer>(module, undefined, bounds);
  return {
    async paint(picture, scale, spentMs = 0) {
      const weight = picture.width * picture.height * scale * scale;
      // It is drawn already: what is left to do is little, however long that took where many ask at once.
      const leastMs = weight <= SMALL ? LEAST_MS : 0;
      try {
        const answer = await painter.ask(
          { picture, scale },
          { timeoutMs, wholeMs: Math.max(leastMs, wholeMs - spentMs), weight },
        );
        if ("problem" in answer) throw new Error(`A picture cannot be drawn: ${answer.problem}`);
        return { ok: true, png: answer.png };
      } catch (error) {
        if (error instanceof ProcessError) return { ok: false, reason: error.reason };
        throw error;
      }
    },
    close: () => painter.close(),
  };
};
