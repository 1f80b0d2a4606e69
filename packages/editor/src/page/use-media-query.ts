import { useCallback, useSyncExternalStore } from "react";

/** Whether the window fits a media query; false on the server. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  const read = useCallback(() => globalThis.matchMedia(query).matches, [query]);
  return useSyncExternalStore(subscribe, read, () => false);
};
