import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutPie } from "./layout-pie.ts";

export const pieDrawing: ChartDrawing<"pie"> = {
  chartType: "pie",
  layout: layoutPie,
  summarize: (input, scene, words) => words.summarize(input, scene),
};
