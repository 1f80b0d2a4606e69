/** Milliseconds of work between two frames: the tiles in sight are painted before, and all of a large page come in one or two, each of which lays out and paints the page. */
const SLICE_MS = 100;

const waiting = new Set<() => void>();

/** What has waited longest comes first, and the next one once what it changed is drawn, until the slice is over. */
const runSlice = (start: number): void => {
  for (const run of waiting) {
    waiting.delete(run);
    run();
    void Promise.resolve().then(() => {
      if (performance.now() - start < SLICE_MS) runSlice(start);
    });
    return;
  }
};

/** Runs once nothing else has to be done; answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  const own = () => run();
  waiting.add(own);
  // One for each that waits: those whose step was taken already find others, or nothing.
  const ask = () => runSlice(performance.now());
  if ("requestIdleCallback" in globalThis) globalThis.requestIdleCallback(ask);
  else globalThis.setTimeout(ask, 200);
  return () => void waiting.delete(own);
};
