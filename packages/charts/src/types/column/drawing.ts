import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutColumns } from "./layout-columns.ts";

export const columnDrawing: ChartDrawing<"column"> = {
  chartType: "column",
  layout: layoutColumns,
  summarize: (input, scene, words) => words.summarize(input, scene),
};
