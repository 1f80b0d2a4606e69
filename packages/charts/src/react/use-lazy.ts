import { useLayoutEffect, useState } from "react";

/** A part of the program that is fetched when it is needed first; undefined until it is there. */
export const useLazy = <T>(isNeeded: boolean, load: () => Promise<T>): T | undefined => {
  const [part, setPart] = useState<{ value: T }>();
  useLayoutEffect(() => {
    if (!isNeeded || part) return;
    load().then((value) => setPart({ value }), globalThis.reportError);
  }, [isNeeded, part, load]);
  return part?.value;
};
