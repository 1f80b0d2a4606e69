import { keepInPlot } from "../parts/frame/cut-at-plot.ts";
import type { Box, PlotScene, SceneDatum } from "../scene/scene.ts";

type Place = Pick<PlotScene, "clip" | "plot">;

/** Where a tooltip points and the focus rings: at the edge of the plot for what lies beyond it. */
export const seenBounds = ({ bounds }: SceneDatum, { clip, plot }: Place): Box =>
  clip ? keepInPlot(bounds, plot) : bounds;

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
