import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLineDual } from "./layout-line-dual.ts";

export const comboLineDualDrawing: ChartDrawing<"comboLineDual"> = {
  chartType: "comboLineDual",
  layout: layoutLineDual,
  summarize: (input, scene, words) =>
    words.summarize(input, scene, {
      isOverTime: true,
      hasMeasures: true,
      oneAxis: "chart.summary.one-axis.comboLineDual",
    }),
};
