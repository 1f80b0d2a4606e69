import { useSyncExternalStore } from "react";

let isPrinting = false;

const subscribe = (onChange: () => void): (() => void) => {
  const start = (): void => {
    isPrinting = true;
    onChange();
  };
  const end = (): void => {
    isPrinting = false;
    onChange();
  };
  addEventListener("beforeprint", start);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", start);
    removeEventListener("afterprint", end);
  };
};

/** Whether the page is being printed; `sent` is what the server says, and the page while it is taken over. */
export const usePrinting = (sent: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => sent,
  );
