import { useSyncExternalStore } from "react";

const QUERY = "(forced-colors: active)";

const subscribe = (onChange: () => void): (() => void) => {
  const list = matchMedia(QUERY);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** Whether the reader's system takes the colours of pages away. */
export const useForcedColors = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
