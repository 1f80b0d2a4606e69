import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutScatter } from "./layout-scatter.ts";
import { summarizePoints } from "./summarize-points.ts";

export const scatterplotDrawing: ChartDrawing<"scatterplot"> = {
  chartType: "scatterplot",
  layout: layoutScatter,
  summarize: summarizePoints,
};
