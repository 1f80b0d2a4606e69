import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLineColumn } from "./layout-line-column.ts";

export const comboLineColumnDrawing: ChartDrawing<"comboLineColumn"> = {
  chartType: "comboLineColumn",
  layout: layoutLineColumn,
  summarize: (input, scene, words) =>
    words.summarize(input, scene, {
      isOverTime: true,
      hasMeasures: true,
      oneAxis: "chart.summary.one-axis.comboLineColumn",
    }),
};
