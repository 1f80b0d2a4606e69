import { type PointerEvent as ReactPointerEvent, useCallback, useState } from "react";

/** What is being dragged, and over whose place it is. */
type Drag = { from: number; over: number };

/** Pixels from which a press is a drag. */
const FAR = 5;

const findPlace = (list: Element, { clientX, clientY }: PointerEvent): number | undefined => {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const entry = element.closest<HTMLElement>("[data-order-place]");
    if (entry && list.contains(entry)) return Number(entry.dataset["orderPlace"]);
  }
  return undefined;
};

/** A finger scrolls what does not say that it is there to be dragged. */
const canDrag = ({ button, pointerType, currentTarget }: ReactPointerEvent): boolean =>
  button === 0 &&
  (pointerType !== "touch" || getComputedStyle(currentTarget).touchAction === "none");

/**
 * Lets entries be dragged to each other's places: the list carries `data-order-list`, each entry its
 * `data-order-place`, and what is taken hold of calls `startDrag`. Escape gives the entry back.
 */
export const useDragOrder = (onDrop: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const startDrag = useCallback(
    (event: ReactPointerEvent, from: number): void => {
      const list = event.currentTarget.closest("[data-order-list]");
      if (!list || !canDrag(event)) return;
      const { clientX, clientY } = event;
      const ending = new AbortController();
      const { signal } = ending;
      let isDragging = false;
      const end = (): void => {
        ending.abort();
        setDrag(undefined);
      };
      const onMove = (moved: PointerEvent): void => {
        isDragging ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > FAR;
        if (isDragging) setDrag({ from, over: findPlace(list, moved) ?? from });
      };
      const onUp = (dropped: PointerEvent): void => {
        const to = isDragging ? findPlace(list, dropped) : undefined;
        end();
        if (to !== undefined && to !== from) onDrop(from, to);
      };
      globalThis.addEventListener("pointermove", onMove, { signal });
      globalThis.addEventListener("pointerup", onUp, { signal });
      globalThis.addEventListener("pointercancel", end, { signal });
      globalThis.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    },
    [onDrop],
  );
  return { drag, startDrag };
};
