import { type RefCallback, useCallback, useState } from "react";

type FigureSize = { width: number; height?: number };

/**
 * Pixels to draw in. The first response was drawn `initialWidth` wide and is scaled by the browser; once the real
 * width is known the drawing keeps the height that it has on screen, so nothing below it moves.
 */
export const useFigureSize = (
  initialWidth: number,
): { ref: RefCallback<HTMLElement>; size: FigureSize } => {
  const [size, setSize] = useState<FigureSize>({ width: initialWidth });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const width = Math.round(element.clientWidth);
      if (width === 0) return;
      setSize((current) => (current.width === width ? current : { width }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
};
