import { type RefCallback, useCallback, useState } from "react";

export type Size = { width: number; height: number };

/** A sheet on the canvas, before it is made smaller. */
export type SheetSize = Size & {
  /** Pixels down to the end of the drawing: what stands below it is scrolled to. */
  drawn: number;
  /** Pixels above the sheet. */
  top: number;
};

const isSameSize = <Known extends Size>(one: Known | undefined, other: Known): boolean =>
  one !== undefined &&
  Object.entries(other).every(([name, value]) => one[name as keyof Known] === value);

const readSize = ({ clientWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});

const readSheet = (sheet: HTMLElement): SheetSize => {
  const drawing = sheet.querySelector<HTMLElement>("[data-tile-part=drawing]");
  let drawn = drawing?.offsetHeight ?? sheet.offsetHeight;
  for (
    let at: Element | null = drawing;
    at instanceof HTMLElement && at !== sheet;
    at = at.offsetParent
  )
    drawn += at.offsetTop;
  return { ...readSize(sheet), drawn, top: sheet.parentElement?.offsetTop ?? 0 };
};

type Measured<Known> = { ref: RefCallback<HTMLElement>; size: Known | undefined };

const useMeasured = <Known extends Size>(
  read: (element: HTMLElement) => Known,
): Measured<Known> => {
  const [size, setSize] = useState<Known>();
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const measure = () => {
        const next = read(element);
        setSize((last) => (isSameSize(last, next) ? last : next));
      };
      measure();
      // In the next frame: what a new size changes may be observed as well, and browsers report such loops as errors.
      const observer = new ResizeObserver(() => requestAnimationFrame(measure));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [read],
  );
  return { ref, size };
};

/** Pixels between the edges of an element as they are laid out; undefined until they are measured. */
export const useSize = (): Measured<Size> => useMeasured(readSize);

/** The same of a sheet on the canvas. */
export const useSheetSize = (): Measured<SheetSize> => useMeasured(readSheet);

/** Beyond so many times the room for it, nobody reads a whole sheet, or hits its buttons: it is scrolled. */
const MOST_HELD = 1.25;

/** From so many times on it has its full size. */
const LEAST_FULL = 1.75;

/**
 * The scale of a sheet that shall stand there whole, by how many times as high as its room it is. One that is too long for
 * that has its full size; between, it grows with its length, so that one line more never makes it jump.
 */
const wholeScale = (times: number): number => {
  if (times <= MOST_HELD) return 1 / times;
  const share = Math.min(1, (times - MOST_HELD) / (LEAST_FULL - MOST_HELD));
  return (1 - share) / MOST_HELD + share;
};

/** How far a sheet is made smaller so that its width has room, and its height where it has to stand there whole. */
export const fitScale = (sheet: Size, room: Size, isWhole: boolean): number =>
  Math.min(1, room.width / sheet.width, isWhole ? wholeScale(sheet.height / room.height) : 1);
