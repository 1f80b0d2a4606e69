import { useEffect } from "react";
import { OPEN } from "../controls/when-closed.ts";
import { canFocus, CONTROLS } from "./walk-parts.ts";

/** Milliseconds in which what has closed gives the focus back, or what has come takes it. */
const WAIT_MS = 100;

const INPUTS = ["pointerdown", "keydown"] as const;

const listHandles = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-block] [data-handle-of]"),
];

/** What is known of an element once it has gone. */
type Trace = {
  element: HTMLElement;
  part: HTMLElement | null;
  label: string;
  /** Of the block of the layout that it was in. */
  block?: { handle: HTMLElement; place: number };
};

const nameOf = (element: HTMLElement): string => {
  const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [element];
  return `${element.tagName} ${element.getAttribute("aria-label") ?? label?.textContent ?? ""}`;
};

const trace = (element: HTMLElement): Trace => {
  const part = element.closest<HTMLElement>("[data-editor-part]");
  const handle = element.closest("[data-block]")?.querySelector<HTMLElement>("[data-handle-of]");
  return {
    element,
    part,
    label: nameOf(element),
    ...(handle && { block: { handle, place: listHandles().indexOf(handle) } }),
  };
};

const isThere = (element: HTMLElement): boolean => element.isConnected && canFocus(element);

/** The same control where it was made anew, its block or the one that took its place, the chart that is edited, the panel. */
const findNext = ({ part, label, block }: Trace): HTMLElement | null | undefined => {
  const inPart = [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(isThere);
  const again = inPart.find((control) => nameOf(control) === label);
  if (again) return again;
  if (block) {
    const handles = listHandles();
    const next = isThere(block.handle) ? block.handle : (handles[block.place] ?? handles.at(-1));
    if (next) return next;
  }
  return (
    inPart.find((control) => control.matches("[aria-current=true]")) ??
    document.querySelector<HTMLElement>("[data-editor-part][tabindex]")
  );
};

/** The focus stays near to where it was when the control that had it goes: keys go on from there. Who points instead keeps the panel where it was scrolled. */
export const useKeptFocus = (): void => {
  useEffect(() => {
    const main = document.querySelector("main");
    if (!main) return undefined;
    let last: Trace | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPointing = false;
    const isLost = (): boolean =>
      last !== undefined && document.activeElement === document.body && !isThere(last.element);
    const look = (): void => {
      timer = undefined;
      if (!isLost() || !last) return;
      if (document.querySelector(OPEN)) timer = setTimeout(look, WAIT_MS);
      else findNext(last)?.focus({ preventScroll: isPointing });
    };
    const onInput = ({ type }: Event): void => {
      isPointing = type === "pointerdown";
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && main.contains(target) && !target.closest(OPEN))
        last = trace(target);
    };
    const observer = new MutationObserver(() => {
      if (isLost()) timer ??= setTimeout(look, WAIT_MS);
    });
    observer.observe(main, {
      attributeFilter: ["disabled", "hidden"],
      childList: true,
      subtree: true,
    });
    main.addEventListener("focusin", onFocus);
    for (const type of INPUTS) document.addEventListener(type, onInput, true);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      main.removeEventListener("focusin", onFocus);
      for (const type of INPUTS) document.removeEventListener(type, onInput, true);
    };
  }, []);
};
