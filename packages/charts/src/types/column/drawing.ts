import { summarizePlot } from "../../parts/summary/summarize-plot.ts";
import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutColumns } from "./layout-columns.ts";

export const columnDrawing: ChartDrawing<"column"> = {
  chartType: "column",
  layout: layoutColumns,
  summarize: summarizePlot(),
};
