import type { DownloadChunks } from "@statelier/viewer/download";
import { makePause } from "@statelier/cubes";

/** A reader who takes nothing for so long has gone. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * A body that is made while it is read. Between two chunks the server answers others, where it has worked on them for a
 * while; `onEnd` runs once, at the end, when the reader has gone, and when a chunk cannot be made.
 */
export const streamChunks = (
  chunks: DownloadChunks,
  onEnd: () => void,
  pauseMs = LONGEST_PAUSE_MS,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const iterator =
    Symbol.asyncIterator in chunks ? chunks[Symbol.asyncIterator]() : chunks[Symbol.iterator]();
  const pause = makePause();
  let timer: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    onEnd();
    await iterator.return?.();
  };
  const waitForReader = (controller: ReadableStreamDefaultController): void => {
    timer = setTimeout(() => {
      controller.error(new Error(`A download was not read for ${pauseMs} ms.`));
      void end();
    }, pauseMs);
    timer.unref();
  };
  return new ReadableStream({
    start: waitForReader,
    async pull(controller) {
      clearTimeout(timer);
      await pause();
      try {
        const { done, value } = await iterator.next();
        if (done) {
          controller.close();
          await end();
          return;
        }
        controller.enqueue(value);
        waitForReader(controller);
      } catch (error) {
        controller.error(error);
        await end();
      }
    },
    cancel: end,
  });
};
