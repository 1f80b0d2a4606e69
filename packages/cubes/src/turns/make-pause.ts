import { setImmediate as nextTurn } from "node:timers/promises";

import type { Pause } from "@statelier/model";

const SHORT_MS = 10;

/** Waits for a turn of the event loop where the last one is some milliseconds ago. */
export const makePause = (): Pause => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SHORT_MS) return;
    await nextTurn();
    since = performance.now();
  };
};
