import { summarizePlot } from "../../parts/summary/summarize-plot.ts";
import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutPie } from "./layout-pie.ts";

export const pieDrawing: ChartDrawing<"pie"> = {
  chartType: "pie",
  layout: layoutPie,
  summarize: summarizePlot(),
};
