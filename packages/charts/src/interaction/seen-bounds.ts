import { keepInPlot } from "../parts/frame/cut-at-plot.ts";
import type { Box, PlotScene, SceneDatum } from "../scene/scene.ts";

type Place = Pick<PlotScene, "clip" | "plot" | "extent">;

/** What of a box is in the plot; undefined where nothing is. */
const cutToPlot = ({ x, y, width, height }: Box, plot: Box): Box | undefined => {
  const [left, top] = [Math.max(x, plot.x), Math.max(y, plot.y)];
  const right = Math.min(x + width, plot.x + plot.width);
  const bottom = Math.min(y + height, plot.y + plot.height);
  return right < left || bottom < top
    ? undefined
    : { x: left, y: top, width: right - left, height: bottom - top };
};

/** Where a tooltip points and the focus rings: at the edge of the plot for what lies beyond it; on a map at what is in sight, if anything is. */
export const seenBounds = (
  { bounds }: Pick<SceneDatum, "bounds">,
  { clip, plot, extent }: Place,
): Box | undefined => {
  if (extent) return cutToPlot(bounds, plot);
  return clip ? keepInPlot(bounds, plot) : bounds;
};

/** A box of a drawing in pixels of the page, where the chart without its legend is `width` wide. */
export const boxOnPage = (box: Box, scene: PlotScene, width: number): Box => {
  const scale = width / scene.width;
  return {
    x: box.x * scale,
    y: (box.y - (scene.legend?.height ?? 0)) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
};

/** Whether the mark of an observation stands in the plot. */
export const isShown = ({ anchor: { x, y } }: SceneDatum, { clip }: Pick<Place, "clip">): boolean =>
  !clip || (x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height);
