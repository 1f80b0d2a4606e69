import type { Pause } from "@statelier/model";

const SHORT_MS = 10;

const waiting: (() => void)[] = [];

const serve = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serve);
};

/** A turn of the event loop that no other long work has. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.length === 0) setImmediate(serve);
    waiting.push(resolve);
  });

/** Waits for a turn of the event loop where the last one is some milliseconds ago; of several long works one goes on in each. */
export const makePause = (now = (): number => performance.now()): Pause => {
  let since = now();
  return async () => {
    if (now() - since < SHORT_MS) return;
    await nextTurn();
    since = now();
  };
};
