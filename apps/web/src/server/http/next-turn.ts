const waiting: (() => void)[] = [];

const serve = (): void => {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serve);
};

/**
 * Waits for a turn of the event loop that nobody else has. What is begun there runs until it waits for something outside of the
 * program, a page easily from its document to its drawing; connections, timers and probes are served before the next one begins,
 * however many asked at once.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(serve);
  });

const SHORT_MS = 10;

/** For work in many small steps: between two of them it waits for a turn where the last one is some milliseconds ago. */
export const makePause = (now = (): number => performance.now()): (() => Promise<void>) => {
  let since = now();
  return async () => {
    if (now() - since < SHORT_MS) return;
    await nextTurn();
    since = now();
  };
};
