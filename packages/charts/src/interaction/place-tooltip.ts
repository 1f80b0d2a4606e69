import type { Box, Point } from "../scene.ts";

type Size = { width: number; height: number };

const GAP = 10;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Top left corner of a sheet that stays in the frame and leaves the mark uncovered: above it, else beside, else
 * below. A mark as large as the frame is covered at its upper edge.
 */
export const placeTooltip = (mark: Box, sheet: Size, frame: Box): Point => {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const x = clamp(mark.x + mark.width / 2 - sheet.width / 2, frame.x, right - sheet.width);
  const above = mark.y - GAP - sheet.height;
  if (above >= frame.y) return { x, y: clamp(above, frame.y, bottom - sheet.height) };
  const middle = mark.y + Math.min(mark.height / 2, sheet.height) - sheet.height / 2;
  const y = clamp(middle, frame.y, bottom - sheet.height);
  const after = mark.x + mark.width + GAP;
  if (after + sheet.width <= right) return { x: Math.max(after, frame.x), y };
  const before = mark.x - GAP - sheet.width;
  if (before >= frame.x) return { x: Math.min(before, right - sheet.width), y };
  const below = mark.y + mark.height + GAP;
  return { x, y: clamp(below, frame.y, bottom - sheet.height) };
};
