import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Known before anything that is drawn, or taken over, because of it: that hears of it in the same event. */
const know = (type: "beforeprint" | "afterprint", value: boolean): void =>
  globalThis.addEventListener?.(type, () => {
    isPrinting = value;
  });

know("beforeprint", true);
know("afterprint", false);

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener("beforeprint", onChange);
  addEventListener("afterprint", onChange);
  return () => {
    removeEventListener("beforeprint", onChange);
    removeEventListener("afterprint", onChange);
  };
};

/** Whether the page is being printed; `sent` is what the server says, and the page while it is taken over. */
export const usePrinting = (sent: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => sent,
  );
