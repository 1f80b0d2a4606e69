import type {
  DotMark,
  LineMark,
  PlotScene,
  Point,
  RegionMark,
  SceneDatum,
  SliceMark,
} from "../scene/scene.ts";
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

/** Pixels around a symbol of a map, and around a small island, in which it is meant. */
const NEAR = 4;

const isNearBox = ({ datum: { bounds } }: RegionMark, { x, y }: Point): boolean =>
  x >= bounds.x - NEAR &&
  x <= bounds.x + bounds.width + NEAR &&
  y >= bounds.y - NEAR &&
  y <= bounds.y + bounds.height + NEAR;

/** Whether a corner of the rings is near. */
const isNearRegion = ({ rings }: RegionMark, { x, y }: Point): boolean =>
  rings.some((ring) =>
    ring.some(
      (value, at) => at % 2 === 0 && Math.hypot(value - x, (ring[at + 1] ?? 0) - y) <= NEAR,
    ),
  );

/** Whether a ray from the point to the left crosses the rings an odd number of times. */
const isInRegion = ({ rings }: RegionMark, { x, y }: Point): boolean => {
  let isInside = false;
  for (const ring of rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ring.subarray(at, at + 4);
      if (y1 > y !== y2 > y && x > x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    }
  return isInside;
};

/** The smallest symbol under the point, else the area, else one beside it. */
const findPlace = (
  regions: readonly RegionMark[],
  dots: readonly DotMark[],
  point: Point,
): SceneDatum | undefined => {
  const under = dots.filter(
    ({ center, radius }) => Math.hypot(center.x - point.x, center.y - point.y) <= radius + NEAR,
  );
  const dot = under.toSorted((a, b) => a.radius - b.radius)[0];
  const near = regions.filter((region) => isNearBox(region, point));
  return (
    dot ??
    near.find((region) => isInRegion(region, point)) ??
    near.find((region) => isNearRegion(region, point))
  )?.datum;
};

/** Of lines, which run from left to right, what stands near a point in time, and the next on either side. */
const listNear = (lines: readonly LineMark[], { x }: Point): DataSeries[] =>
  lines.flatMap(({ runs }) =>
    runs.map(({ xs, data }) => {
      const isNear = (each: number): boolean => Math.abs(each - x) < 2 * REACH;
      const first = xs.findIndex((each) => each >= x || isNear(each));
      const last = xs.findLastIndex((each) => each <= x || isNear(each));
      return { data: data.slice(Math.max(0, first < 0 ? last : first - 1), last + 2) };
    }),
  );

/** Finds the observation under a point of the scene: the slice of a pie, the place of a map, else the nearest mark. */
export const makeDatumFinder = (
  scene: PlotScene,
  listAll: () => readonly DataSeries[],
): ((point: Point) => SceneDatum | undefined) => {
  const slices = scene.marks.filter((mark) => mark.shape === "slice");
  if (slices.length > 0) return (point) => slices.find((slice) => isInSlice(slice, point))?.datum;
  const regions = scene.marks.filter((mark) => mark.shape === "region");
  const dots = scene.marks.filter((mark) => mark.shape === "dot");
  if (scene.axes.every(({ side }) => side === "around"))
    return (point) => findPlace(regions, dots, point);
  const lines = scene.marks.filter((mark) => mark.shape === "line");
  if (lines.length === scene.marks.length)
    return (point) => findNearest(scene, listNear(lines, point), point);
  const clouds = scene.marks.filter((mark) => mark.shape === "cloud");
  if (clouds.length === 0) return (point) => findNearest(scene, listAll(), point);
  const index = buildCloudIndex(clouds);
  return (point) => findInClouds(index, point, REACH);
};
