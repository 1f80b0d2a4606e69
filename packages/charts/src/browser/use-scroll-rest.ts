import { useCallback, useEffect, useLayoutEffect, useRef } from "react";

/** Milliseconds without a step of scrolling after which a list rests. */
const REST = 400;

/** To be called at each step of scrolling: `onRest` follows where there are no more. One timer waits, however many steps there are. */
export const useScrollRest = (onRest: () => void): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastStep = useRef(0);
  const latest = useRef(onRest);
  useLayoutEffect(() => {
    latest.current = onRest;
  }, [onRest]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((): void => {
    lastStep.current = performance.now();
    const wait = (ms: number): void => {
      timer.current = setTimeout(() => {
        const left = lastStep.current + REST - performance.now();
        timer.current = undefined;
        if (left > 1) wait(left);
        else latest.current();
      }, ms);
    };
    if (timer.current === undefined) wait(REST);
  }, []);
};
