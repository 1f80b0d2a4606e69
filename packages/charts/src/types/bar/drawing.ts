import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutBars } from "./layout-bars.ts";
import { partRows } from "./part-rows.ts";

export const barDrawing: ChartDrawing<"bar"> = {
  chartType: "bar",
  layout: layoutBars,
  partRows,
  summarize: (input, scene, words) => words.summarize(input, scene),
};
