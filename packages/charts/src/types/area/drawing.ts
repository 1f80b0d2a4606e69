import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutAreas } from "./layout-areas.ts";

export const areaDrawing: ChartDrawing<"area"> = {
  chartType: "area",
  layout: layoutAreas,
  summarize: (input, scene, words) => words.summarize(input, scene, { isOverTime: true }),
};
