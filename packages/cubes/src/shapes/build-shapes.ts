import { Worker } from "node:worker_threads";

import { SourceError } from "../source/cube-source.ts";
import type { BuiltShapes, ValueTexts } from "./shape-builder.ts";
import type { ShapeJob, ShapeMessage } from "./shape-messages.ts";

const MEMORY = { maxOldGenerationSizeMb: 512 };

const tooLarge = (message: string, cause?: unknown): SourceError =>
  new SourceError("RESULT_TOO_LARGE", message, { cause });

const hasNoMemoryLeft = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const receive = (worker: Worker): Promise<BuiltShapes> =>
  new Promise((resolve, reject) => {
    worker.once("message", (message: ShapeMessage) =>
      message.type === "built" ? resolve(message.shapes) : reject(tooLarge(message.message)),
    );
    worker.once("error", (error) =>
      reject(hasNoMemoryLeft(error) ? tooLarge("The shapes need too much memory.", error) : error),
    );
  });

/** Shapes of the texts, in a thread of its own, so that nobody else waits; rejects with what `pieces` throws, too. */
export const buildShapes = async (pieces: AsyncIterable<ValueTexts[]>): Promise<BuiltShapes> => {
  const worker = new Worker(new URL("./shape-worker.ts", import.meta.url), {
    resourceLimits: MEMORY,
  });
  const send = (job: ShapeJob): void => worker.postMessage(job);
  const sendAll = async (): Promise<never> => {
    for await (const piece of pieces) send(piece);
    send("build");
    return new Promise(() => undefined);
  };
  try {
    return await Promise.race([receive(worker), sendAll()]);
  } finally {
    await worker.terminate();
  }
};
