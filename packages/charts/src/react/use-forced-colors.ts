import { useSyncExternalStore } from "react";

let list: MediaQueryList | undefined;

/** One list for all charts: making one costs as much as laying out a legend. */
const forcedColors = (): MediaQueryList => (list ??= matchMedia("(forced-colors: active)"));

const subscribe = (onChange: () => void): (() => void) => {
  forcedColors().addEventListener("change", onChange);
  return () => forcedColors().removeEventListener("change", onChange);
};

/** Whether the reader's system takes the colours of pages away. */
export const useForcedColors = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => forcedColors().matches,
    () => false,
  );
