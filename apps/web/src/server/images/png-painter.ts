import { Worker } from "node:worker_threads";
import type { Picture } from "@statelier/charts/export";
import type { PngAnswer, PngOrder } from "./png-worker.ts";

type Painted = { ok: true; png: Uint8Array<ArrayBuffer> } | { ok: false; reason: "busy" | "late" };

/** Draws PNG in a thread of its own, one after the other, so that no page waits for a picture. */
export type PngPainter = {
  /** `busy` where too many pictures wait already, `late` where time ran out. Rejects where it cannot be drawn. */
  paint(picture: Picture, scale: number): Promise<Painted>;
  close(): Promise<void>;
};

type Limits = { mostWaiting: number; timeoutMs: number };

const LIMITS: Limits = { mostWaiting: 24, timeoutMs: 10_000 };

/** Nothing where the time is over. */
const ask = (worker: Worker, order: PngOrder, timeoutMs: number): Promise<PngAnswer | undefined> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    };
    const onMessage = (answer: PngAnswer): void => end(() => resolve(answer));
    const onError = (error: unknown): void => end(() => reject(error));
    const onExit = (): void => onError(new Error("The thread that draws pictures has ended."));
    const timer = setTimeout(() => end(() => resolve(undefined)), timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(order);
  });

/** Opens no thread before the first picture. */
export const openPngPainter = ({ mostWaiting, timeoutMs }: Limits = LIMITS): PngPainter => {
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const drop = async (): Promise<void> => {
    const dropped = worker;
    worker = undefined;
    await dropped?.terminate();
  };
  const draw = async (order: PngOrder): Promise<Painted> => {
    worker ??= new Worker(new URL("./png-worker.ts", import.meta.url));
    worker.unref();
    try {
      const answer = await ask(worker, order, timeoutMs);
      if (!answer) {
        await drop();
        return { ok: false, reason: "late" };
      }
      if ("problem" in answer) throw new Error(`A picture cannot be drawn: ${answer.problem}`);
      return { ok: true, png: answer.png };
    } catch (error) {
      await drop();
      throw error;
    }
  };
  return {
    async paint(picture, scale) {
      if (waiting >= mostWaiting) return { ok: false, reason: "busy" };
      waiting += 1;
      const drawn = last.then(() => draw({ picture, scale }));
      last = drawn.catch(() => undefined);
      try {
        return await drawn;
      } finally {
        waiting -= 1;
      }
    },
    close: drop,
  };
};
