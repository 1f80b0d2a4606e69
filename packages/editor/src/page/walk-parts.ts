import { OPEN } from "../controls/when-closed.ts";

export const CONTROLS = "a[href], button, input, textarea, select, summary, [tabindex='0']";

export const canFocus = (element: HTMLElement): boolean =>
  !element.matches(":disabled, [tabindex='-1']") &&
  element.checkVisibility({ visibilityProperty: true });

/** What is shown of several things: a task, a chart, a width of the screen. */
const CURRENT = "[aria-current=true], [data-screens] [aria-pressed=true]";

/** Goes to the next part of the screen, or the one before, where the author was there last, else at what is current there; false where something stands open above them. */
export const makePartWalker = (): ((by: -1 | 1) => boolean) => {
  const last = new WeakMap<Element, HTMLElement>();
  return (by) => {
    const { activeElement } = document;
    const parts = [...document.querySelectorAll<HTMLElement>("[data-editor-part]")];
    const at = parts.findIndex((part) => part.contains(activeElement));
    const here = parts[at];
    if (!here && activeElement?.closest(OPEN)) return false;
    if (here && activeElement instanceof HTMLElement) last.set(here, activeElement);
    const start = here ? at + by : by > 0 ? 0 : -1;
    const next = parts.at(start % parts.length);
    const before = next && last.get(next);
    const isThere = before?.isConnected && next?.contains(before) && canFocus(before);
    const controls = [...(next?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(canFocus);
    const current = controls.find((control) => control.matches(CURRENT));
    const target = isThere ? before : (current ?? controls[0]);
    target?.focus();
    return target !== undefined;
  };
};
