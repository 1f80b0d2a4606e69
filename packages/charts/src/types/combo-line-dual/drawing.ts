import { layoutLineDual } from "../../combos/layout-line-dual.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const comboLineDualDrawing: ChartDrawing<"comboLineDual"> = {
  chartType: "comboLineDual",
  layout: layoutLineDual,
};
