import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutMap } from "./layout-map.ts";
import { summarizeMap } from "./summarize-map.ts";

export const mapDrawing: ChartDrawing<"map"> = {
  chartType: "map",
  layout: layoutMap,
  summarize: summarizeMap,
};
