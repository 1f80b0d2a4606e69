import type { PlotScene, Point, SceneDatum, SliceMark } from "../scene.ts";
import { findNearest } from "./find-nearest.ts";
import type { DataSeries } from "./list-data.ts";

const FULL = 2 * Math.PI;

const isInSlice = (
  { center, radius, startAngle, endAngle }: SliceMark,
  { x, y }: Point,
): boolean => {
  const [dx, dy] = [x - center.x, y - center.y];
  const angle = (Math.atan2(dx, -dy) + FULL) % FULL;
  return Math.hypot(dx, dy) <= radius && angle >= startAngle && angle < endAngle;
};

/** The observation under a point of the scene: the slice of a pie, else the nearest mark within reach. */
export const findDatum = (
  { marks }: PlotScene,
  all: readonly DataSeries[],
  point: Point,
): SceneDatum | undefined => {
  const slices = marks.filter((mark) => mark.shape === "slice");
  if (slices.length === 0) return findNearest(all, point);
  return slices.find((slice) => isInSlice(slice, point))?.datum;
};
