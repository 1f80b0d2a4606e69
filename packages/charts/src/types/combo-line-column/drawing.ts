import { layoutLineColumn } from "../../combos/layout-line-column.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const comboLineColumnDrawing: ChartDrawing<"comboLineColumn"> = {
  chartType: "comboLineColumn",
  layout: layoutLineColumn,
};
