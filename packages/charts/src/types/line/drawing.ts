import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLines } from "./layout-lines.ts";

export const lineDrawing: ChartDrawing<"line"> = {
  chartType: "line",
  layout: layoutLines,
  summarize: (input, scene, words) => words.summarize(input, scene, { isOverTime: true }),
};
