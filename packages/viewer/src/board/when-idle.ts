/** Runs once nothing else has to be done. */
export const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in globalThis) globalThis.requestIdleCallback(run);
  else globalThis.setTimeout(run, 200);
};
