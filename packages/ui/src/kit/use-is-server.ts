import { useSyncExternalStore } from "react";

const subscribe = (): (() => void) => () => undefined;

/** Whether this is the server's rendering or the first one in the browser, which must equal it. */
export const useIsServer = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
