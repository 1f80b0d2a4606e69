import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * After more was asked for the keyboard goes on at the first new entry of a list, unless its reader has gone elsewhere.
 * `entries`: what of each entry has the focus.
 */
export const useFocusOnFirstNew = <Way extends HTMLElement>(
  count: number,
  entries: string,
): {
  box: RefObject<HTMLDivElement | null>;
  /** What leads to more. */
  way: RefObject<Way | null>;
  expectMore: () => void;
} => {
  const box = useRef<HTMLDivElement>(null);
  const way = useRef<Way>(null);
  const first = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = first.current;
    first.current = undefined;
    if (at === undefined || count <= at) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== way.current) return;
    box.current?.querySelectorAll<HTMLElement>(entries)[at]?.focus();
  }, [count, entries]);
  return {
    box,
    way,
    expectMore: () => {
      first.current = count;
    },
  };
};
