import { summarizePlot } from "../../parts/summary/summarize-plot.ts";
import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLines } from "./layout-lines.ts";

export const lineDrawing: ChartDrawing<"line"> = {
  chartType: "line",
  layout: layoutLines,
  summarize: summarizePlot({ isOverTime: true }),
};
