import { useLayoutEffect, useState } from "react";

/** A part of the program that comes when it is needed, one for all places of a page that show it. */
type Lazy<T> = { value: T | undefined; load: () => Promise<T | undefined> };

/**
 * One that did not come is asked for anew with the next `load`. That helps in the studio (`apps/web/ask-again.ts`), and in browsers
 * that do not remember a failed import (Chromium does, until the page is loaded anew); it is reported once, unless its places say so themselves.
 */
export const makeLazy = <T>(ask: () => Promise<T>, isSaid = false): Lazy<T> => {
  let request: Promise<T | undefined> | undefined;
  let isReported = isSaid;
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
export const useLazy = <T>(
  lazy: Lazy<T>,
  need: unknown,
): { part: T | undefined; hasFailed: boolean } => {
  const [late, setLate] = useState<{ part?: T | undefined; hasFailed: boolean }>({
    hasFailed: false,
  });
  // What is needed at once is not in the drawing of the server, nor in the first one here.
  const [isLater] = useState(!need);
  const part = late.part ?? (isLater ? lazy.value : undefined);
  useLayoutEffect(() => {
    if (need && !part)
      void lazy.load().then((loaded) => setLate({ part: loaded, hasFailed: !loaded }));
  }, [lazy, need, part]);
  return { part, hasFailed: late.hasFailed };
};
