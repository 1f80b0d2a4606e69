import { type DataSeries, listSeries } from "./list-data.ts";
import type { PlotScene, SceneDatum } from "./scene.ts";

const isWithin = (
  { x, y, width, height }: PlotScene["plot"],
  { anchor }: Pick<SceneDatum, "anchor">,
): boolean => anchor.x >= x && anchor.x <= x + width && anchor.y >= y && anchor.y <= y + height;

/** The observations that are in sight or would come into it, by series: of a locked map those within its part. */
export const listSeen = (scene: PlotScene): DataSeries[] => {
  const all = listSeries(scene);
  const { extent, plot } = scene;
  return extent?.isLocked
    ? all.map(({ data }) => ({ data: data.filter((datum) => isWithin(plot, datum)) }))
    : all;
};
