/** Runs once nothing else has to be done; answers how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    const waiting = globalThis.setTimeout(run, 200);
    return () => globalThis.clearTimeout(waiting);
  }
  const waiting = globalThis.requestIdleCallback(run);
  return () => globalThis.cancelIdleCallback(waiting);
};
