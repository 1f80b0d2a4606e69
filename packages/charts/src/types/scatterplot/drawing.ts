import { layoutScatter } from "../../scatter/layout-scatter.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const scatterplotDrawing: ChartDrawing<"scatterplot"> = {
  chartType: "scatterplot",
  layout: layoutScatter,
};
