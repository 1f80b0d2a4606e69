import type { PlotScene, Point, SceneDatum } from "../scene/scene.ts";
import { categoryDirection } from "../scene/read-scene.ts";
import type { DataSeries } from "../scene/list-data.ts";

/** Pixels from a pointer to the mark that it means. */
export const REACH = 48;

/** Pixels within which a pointer means a mark and not what stands above or below it. */
const HIT = 8;

/** Marks whose distances along the categories differ by less stand in one category. */
const SAME = 1;

const distanceTo = ({ bounds }: SceneDatum, { x, y }: Point): Point => ({
  x: Math.max(bounds.x - x, 0, x - bounds.x - bounds.width),
  y: Math.max(bounds.y - y, 0, y - bounds.y - bounds.height),
});

const isWithin = ({ plot }: PlotScene, { x, y }: Point): boolean =>
  x >= plot.x && x <= plot.x + plot.width && y >= plot.y && y <= plot.y + plot.height;

/** The nearest observation within reach; anywhere in the plot of a chart with categories that of the nearest category. */
export const findNearest = (
  scene: PlotScene,
  all: readonly DataSeries[],
  point: Point,
): SceneDatum | undefined => {
  const direction = isWithin(scene, point) ? categoryDirection(scene) : undefined;
  let nearest: SceneDatum | undefined;
  let least = REACH;
  let inCategory: SceneDatum | undefined;
  let [along, across] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { data } of all) {
    for (const datum of data) {
      const { x, y } = distanceTo(datum, point);
      const distance = Math.hypot(x, y);
      if (distance < least) [nearest, least] = [datum, distance];
      const [here, beside] = direction === "y" ? [y, x] : [x, y];
      if (here < along - SAME || (here < along + SAME && beside < across))
        [inCategory, along, across] = [datum, here, beside];
    }
  }
  return direction === undefined || least <= HIT ? nearest : inCategory;
};
