import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

const FOCUSABLE = "a[href], button:not(:disabled)";

/**
 * Where what had the focus is gone, the entry that took its place in its list has it or, with the list, the part of the box
 * that a program may focus (`tabIndex={-1}`). The component has to be drawn again when an entry goes.
 */
export const useFocusKept = <Box extends HTMLElement>(): RefObject<Box | null> => {
  const box = useRef<Box>(null);
  const last = useRef<{ node: Element; list: Element | null; at: number }>(undefined);
  useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const list = target.closest("ul, ol");
      const at = list ? [...list.querySelectorAll(FOCUSABLE)].indexOf(target) : 0;
      last.current = { node: target, list, at };
    };
    const forget = ({ target }: FocusEvent): void => {
      if (target instanceof Node && !node.contains(target)) last.current = undefined;
    };
    node.addEventListener("focusin", remember);
    document.addEventListener("focusin", forget);
    document.addEventListener("pointerdown", forget);
    return () => {
      node.removeEventListener("focusin", remember);
      document.removeEventListener("focusin", forget);
      document.removeEventListener("pointerdown", forget);
    };
  });
  useLayoutEffect(() => {
    const was = last.current;
    if (!was || was.node.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const entries = was.list?.isConnected ? [...was.list.querySelectorAll(FOCUSABLE)] : [];
    const next = entries[was.at] ?? entries.at(-1) ?? box.current?.querySelector('[tabindex="-1"]');
    if (next instanceof HTMLElement) next.focus();
  });
  return box;
};
