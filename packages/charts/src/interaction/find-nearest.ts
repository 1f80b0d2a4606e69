import type { Point, SceneDatum } from "../scene.ts";
import type { DataSeries } from "./list-data.ts";

/** Pixels from a pointer to the mark that it means. */
export const REACH = 48;

const distanceTo = ({ bounds }: SceneDatum, { x, y }: Point): number => {
  const dx = Math.max(bounds.x - x, 0, x - bounds.x - bounds.width);
  const dy = Math.max(bounds.y - y, 0, y - bounds.y - bounds.height);
  return Math.hypot(dx, dy);
};

/** The observation under a point of the scene, or the nearest one within reach. */
export const findNearest = (all: readonly DataSeries[], point: Point): SceneDatum | undefined => {
  let nearest: SceneDatum | undefined;
  let least = REACH;
  for (const { data } of all) {
    for (const datum of data) {
      const distance = distanceTo(datum, point);
      if (distance < least) [nearest, least] = [datum, distance];
    }
  }
  return nearest;
};
