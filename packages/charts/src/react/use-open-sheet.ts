import { type RefObject, useLayoutEffect, useState } from "react";
import { SHEET_GAP } from "../interaction/place-tooltip.ts";
import type { Point } from "../scene/scene.ts";

type SheetInput = {
  sheet: RefObject<HTMLElement | null>;
  area: RefObject<HTMLElement | null>;
  /** Where the sheet stands; another object whenever it was placed anew. */
  place: Point | undefined;
};

const isOver = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left - SHEET_GAP &&
  x <= right + SHEET_GAP &&
  y >= top - SHEET_GAP &&
  y <= bottom + SHEET_GAP;

/**
 * Whether the pointer may go onto a sheet. One that came to stand under the pointer lets it through: who reads along a
 * line would be held there.
 */
export const useOpenSheet = ({ sheet, area, place }: SheetInput): boolean => {
  const [open, setOpen] = useState<Point>();
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || !place) return undefined;
    const look = ({ clientX, clientY }: PointerEvent): void => {
      const frame = sheet.current?.getBoundingClientRect();
      if (frame && !isOver(frame, clientX, clientY)) setOpen(place);
    };
    current.addEventListener("pointermove", look);
    return () => current.removeEventListener("pointermove", look);
  }, [sheet, area, place]);
  return place !== undefined && open === place;
};
