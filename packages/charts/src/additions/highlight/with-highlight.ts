import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { highlightMarks } from "./highlight-marks.ts";

/** Lets the values stand out that the author highlights. */
export const withHighlight = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    return plot ? highlightMarks(plot, input) : scene;
  },
});
