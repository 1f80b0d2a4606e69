import { type RefCallback, useCallback, useState } from "react";

/** Pixels between the edges of an element; undefined until it is measured. */
export const useWidth = (): { ref: RefCallback<HTMLElement>; width: number | undefined } => {
  const [width, setWidth] = useState<number>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const measured = Math.round(element.clientWidth);
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
