import type { KeyboardEvent } from "react";

const listHandles = (handle: Element): HTMLElement[] => [
  ...(handle
    .closest("[data-editor-part]")
    ?.querySelectorAll<HTMLElement>("[data-block] [data-handle-of]") ?? []),
];

const TARGETS: Readonly<Record<string, (at: number, last: number) => number>> = {
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Goes from the handle of a block to that of the block before or after it, or of the first or last one; false for other keys. */
export const walkHandles = ({ key, currentTarget }: KeyboardEvent): boolean => {
  const find = TARGETS[key];
  if (!find) return false;
  const handles = listHandles(currentTarget);
  const at = handles.findIndex((handle) => handle === currentTarget);
  handles[find(at, handles.length - 1)]?.focus();
  return true;
};

/** Goes from a block to the next one; from the last one to the widths of the screen. */
export const goPastBlock = (inside: Element): void => {
  const handles = listHandles(inside);
  const at = handles.findIndex((handle) => handle.closest("[data-block]")?.contains(inside));
  const next =
    handles[at + 1] ?? document.querySelector<HTMLElement>("[data-screens] [aria-pressed=true]");
  next?.focus();
};
