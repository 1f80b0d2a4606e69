import type { Box, Point } from "../scene.ts";

type Size = { width: number; height: number };

const GAP = 10;

/** Top left corner of a sheet that stays in the frame and leaves the mark uncovered: above it, else below, else beside. */
export const placeTooltip = (mark: Box, sheet: Size, frame: Size): Point => {
  const clampX = (x: number): number =>
    Math.min(Math.max(x, 0), Math.max(0, frame.width - sheet.width));
  const clampY = (y: number): number =>
    Math.min(Math.max(y, 0), Math.max(0, frame.height - sheet.height));
  const centered = clampX(mark.x + mark.width / 2 - sheet.width / 2);
  const above = mark.y - GAP - sheet.height;
  if (above >= 0) return { x: centered, y: above };
  const right = mark.x + mark.width + GAP;
  const middle = clampY(mark.y + Math.min(mark.height / 2, sheet.height) - sheet.height / 2);
  if (right + sheet.width <= frame.width) return { x: right, y: middle };
  const left = mark.x - GAP - sheet.width;
  if (left >= 0) return { x: left, y: middle };
  return { x: centered, y: mark.y + mark.height + GAP };
};
