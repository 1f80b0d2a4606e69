import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutScatter } from "./layout-scatter.ts";

export const scatterplotDrawing: ChartDrawing<"scatterplot"> = {
  chartType: "scatterplot",
  layout: layoutScatter,
  summarize: (input, scene, words) => words.summarizePoints(input, scene),
};
