import type { PlotScene, Point, SceneDatum, SliceMark } from "../scene/scene.ts";
import { buildCloudIndex, findInClouds } from "./cloud-index.ts";
import { findNearest, REACH } from "./find-nearest.ts";
import type { DataSeries } from "../scene/list-data.ts";

const FULL = 2 * Math.PI;

const isInSlice = (
  { center, radius, startAngle, endAngle }: SliceMark,
  { x, y }: Point,
): boolean => {
  const [dx, dy] = [x - center.x, y - center.y];
  const angle = (Math.atan2(dx, -dy) + FULL) % FULL;
  return Math.hypot(dx, dy) <= radius && angle >= startAngle && angle < endAngle;
};

/** Finds the observation under a point of the scene: the slice of a pie, else the nearest mark. */
export const makeDatumFinder = (
  scene: PlotScene,
  listAll: () => readonly DataSeries[],
): ((point: Point) => SceneDatum | undefined) => {
  const slices = scene.marks.filter((mark) => mark.shape === "slice");
  if (slices.length > 0) return (point) => slices.find((slice) => isInSlice(slice, point))?.datum;
  const clouds = scene.marks.filter((mark) => mark.shape === "cloud");
  if (clouds.length === 0) return (point) => findNearest(scene, listAll(), point);
  const index = buildCloudIndex(clouds);
  return (point) => findInClouds(index, point, REACH);
};
