import type { Pause } from "@statelier/model";

type Waiting = (() => void)[];

/** Work that has begun, and requests that have not. */
const begun: Waiting = [];
const fresh: Waiting = [];

let isFreshNext = false;

const isIdle = (): boolean => begun.length + fresh.length === 0;

const serve = (): void => {
  const [first, second] = isFreshNext ? [fresh, begun] : [begun, fresh];
  isFreshNext = !isFreshNext;
  (first.shift() ?? second.shift())?.();
  if (!isIdle()) setImmediate(serve);
};

const waitIn = (queue: Waiting): Promise<void> =>
  new Promise((resolve) => {
    if (isIdle()) setImmediate(serve);
    queue.push(resolve);
  });

/**
 * Waits for a turn of the event loop that nobody else has. What is begun there runs until it waits for something outside of the
 * program, a page easily from its document to its drawing; connections, timers and probes are served before the next one begins,
 * however many asked at once.
 */
export const nextTurn = (): Promise<void> => waitIn(begun);

let isTurnTaken = false;

/**
 * The same for a request that begins: at once where it is the first one in this turn and nobody waits; else it and what has begun
 * go by turns, so that neither waits for all of the other.
 */
export const firstTurn = (): Promise<void> => {
  if (isTurnTaken || !isIdle()) return waitIn(fresh);
  isTurnTaken = true;
  setImmediate(() => {
    isTurnTaken = false;
  });
  return Promise.resolve();
};

const SHORT_MS = 10;

/** For work in many small steps: between two of them it waits for a turn where the last one is some milliseconds ago. */
export const makePause = (now = (): number => performance.now()): Pause => {
  let since = now();
  return async () => {
    if (now() - since < SHORT_MS) return;
    await nextTurn();
    since = now();
  };
};
