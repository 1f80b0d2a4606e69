import { keepInPlot } from "../frame/cut-at-plot.ts";
import type { Box, PlotScene, SceneDatum } from "../scene.ts";

type Place = Pick<PlotScene, "clip" | "plot">;

/** Where a tooltip points and the focus rings: at the edge of the plot for what lies beyond it. */
export const seenBounds = ({ bounds }: SceneDatum, { clip, plot }: Place): Box =>
  clip ? keepInPlot(bounds, plot) : bounds;

/** Whether the mark of an observation stands in the plot. */
export const isShown = ({ anchor: { x, y } }: SceneDatum, { clip }: Place): boolean =>
  !clip || (x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height);
