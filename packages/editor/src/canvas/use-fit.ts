import { type RefCallback, useCallback, useState } from "react";

export type Size = { width: number; height: number };

/** Pixels between the edges of an element as they are laid out; undefined until they are measured. */
export const useSize = (): { ref: RefCallback<HTMLElement>; size: Size | undefined } => {
  const [size, setSize] = useState<Size>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, offsetHeight: height } = element;
      setSize((last) =>
        last?.width === width && last.height === height ? last : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
};

/** Smaller than this nobody reads a sheet, or hits its buttons. */
const LEAST_WHOLE = 0.5;

/**
 * How far a sheet is made smaller so that its width has room, and its height where it has to stand there whole. A long
 * one, such as a table, is scrolled instead.
 */
export const fitScale = (sheet: Size, room: Size, isWhole: boolean): number => {
  const whole = room.height / sheet.height;
  return Math.min(1, room.width / sheet.width, isWhole && whole >= LEAST_WHOLE ? whole : 1);
};
