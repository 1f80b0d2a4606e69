import { summarizePlot } from "../../parts/summary/summarize-plot.ts";
import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLineColumn } from "./layout-line-column.ts";

export const comboLineColumnDrawing: ChartDrawing<"comboLineColumn"> = {
  chartType: "comboLineColumn",
  layout: layoutLineColumn,
  summarize: summarizePlot({
    isOverTime: true,
    hasMeasures: true,
    oneAxis: "chart.summary.one-axis.comboLineColumn",
  }),
};
