import type { Box, Point } from "../scene/scene.ts";

type Size = { width: number; height: number };

/** Between a mark and its sheet, in pixels. */
export const SHEET_GAP = 10;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** Top left corner of a sheet that stays in the frame: above the mark, else beside, else below; undefined where no side has room. */
const findRoom = (mark: Box, sheet: Size, frame: Box): Point | undefined => {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const x = clamp(mark.x + mark.width / 2 - sheet.width / 2, frame.x, right - sheet.width);
  const above = mark.y - SHEET_GAP - sheet.height;
  if (above >= frame.y) return { x, y: clamp(above, frame.y, bottom - sheet.height) };
  const middle = mark.y + Math.min(mark.height / 2, sheet.height) - sheet.height / 2;
  const y = clamp(middle, frame.y, bottom - sheet.height);
  const after = mark.x + mark.width + SHEET_GAP;
  if (after + sheet.width <= right) return { x: Math.max(after, frame.x), y };
  const before = mark.x - SHEET_GAP - sheet.width;
  if (before >= frame.x) return { x: Math.min(before, right - sheet.width), y };
  const below = mark.y + mark.height + SHEET_GAP;
  return below + sheet.height <= bottom ? { x, y: Math.max(below, frame.y) } : undefined;
};

/**
 * Top left corner of a sheet that stays in the frame and leaves a mark uncovered, with all that belongs to it where a
 * side has room for that. A mark as large as the frame is covered at its lower edge.
 */
export const placeTooltip = (
  { mark, labelled }: { mark: Box; labelled: Box },
  sheet: Size,
  frame: Box,
): Point =>
  findRoom(labelled, sheet, frame) ??
  findRoom(mark, sheet, frame) ?? {
    x: clamp(mark.x + (mark.width - sheet.width) / 2, frame.x, frame.x + frame.width - sheet.width),
    y: Math.max(frame.y, frame.y + frame.height - sheet.height),
  };
