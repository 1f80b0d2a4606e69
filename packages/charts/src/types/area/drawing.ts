import { summarizePlot } from "../../parts/summary/summarize-plot.ts";
import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutAreas } from "./layout-areas.ts";

export const areaDrawing: ChartDrawing<"area"> = {
  chartType: "area",
  layout: layoutAreas,
  summarize: summarizePlot({ isOverTime: true }),
};
