import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 767px)";

const subscribe = (listener: () => void): (() => void) => {
  const list = globalThis.matchMedia(NARROW);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
};

export const isNarrowWindow = (): boolean => globalThis.matchMedia(NARROW).matches;

/** Whether the window is a phone's; false on the server. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, isNarrowWindow, () => false);
