import { useLayoutEffect, useState } from "react";

/** A part of the program that comes when it is needed, one for all charts of a page. */
type Lazy<T> = { value: T | undefined; load: () => Promise<T | undefined> };

/** One that did not come is reported once and asked for anew with the next `load`. */
export const makeLazy = <T>(ask: () => Promise<T>): Lazy<T> => {
  let request: Promise<T | undefined> | undefined;
  let isReported = false;
  const keep = (value: T): T => (lazy.value = value);
  const forget = (error: unknown): undefined => {
    request = undefined;
    if (!isReported) globalThis.reportError(error);
    isReported = true;
  };
  const lazy: Lazy<T> = { value: undefined, load: () => (request ??= ask().then(keep, forget)) };
  return lazy;
};

/**
 * A part that is needed where `need` is anything; undefined until it is there. A new `need` asks again for one that did
 * not come.
 */
export const useLazy = <T>(lazy: Lazy<T>, need: unknown): T | undefined => {
  const [part, setPart] = useState<T>();
  // What is needed at once is not in the drawing of the server, nor in the first one here.
  const [isLater] = useState(!need);
  const shown = part ?? (isLater ? lazy.value : undefined);
  useLayoutEffect(() => {
    if (need && !shown) void lazy.load().then(setPart);
  }, [lazy, need, shown]);
  return shown;
};
