import { useCallback, useEffect, useRef } from "react";

/**
 * A function that runs `call` at once and, for calls that follow within `delayMs` of each other, once more when
 * they have ended, with the last value.
 */
export const useLeadingDebounce = <Value>(
  call: (value: Value, isLeading: boolean) => void,
  delayMs: number,
): ((value: Value) => void) => {
  const latest = useRef(call);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value: Value) => {
      const isLeading = timer.current === undefined;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (!isLeading) latest.current(value, false);
      }, delayMs);
      if (isLeading) latest.current(value, true);
    },
    [delayMs],
  );
};
