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

/** Whether many marks are drawn as vectors: in what the server sends, and on paper. */
export const useVectorMarks = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => true,
  );
