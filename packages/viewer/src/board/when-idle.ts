/** Milliseconds of work between two frames: several tiles of a page in one, none of which keeps a reader waiting. */
const SLICE_MS = 40;

const waiting = new Set<() => void>();
let isAsked = false;

const ask = (): void => {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  const run = () => void runSlice();
  if ("requestIdleCallback" in globalThis) globalThis.requestIdleCallback(run);
  else globalThis.setTimeout(run, 200);
};

const runStep = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    globalThis.reportError(error);
  }
};

/** What has waited longest comes first, with all that it draws, until the slice is over. */
const runSlice = async (): Promise<void> => {
  const start = performance.now();
  for (const run of waiting) {
    waiting.delete(run);
    runStep(run);
    // oxlint-disable-next-line no-await-in-loop -- what a step changes is drawn before the next one is begun
    await Promise.resolve();
    if (performance.now() - start >= SLICE_MS) break;
  }
  isAsked = false;
  ask();
};

/** Runs once nothing else has to be done; answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  const own = () => run();
  waiting.add(own);
  ask();
  return () => void waiting.delete(own);
};
