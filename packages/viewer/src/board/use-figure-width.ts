import { type RefCallback, useCallback, useState } from "react";

/** Pixels from edge to edge: those that the server drew in, until the element's own are known. */
export const useFigureWidth = (
  initialWidth: number,
): { ref: RefCallback<HTMLElement>; width: number } => {
  const [width, setWidth] = useState(initialWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth((current) => Math.round(element.clientWidth) || current);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
