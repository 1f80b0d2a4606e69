import { layoutLineSingle } from "../../combos/layout-line-single.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const comboLineSingleDrawing: ChartDrawing<"comboLineSingle"> = {
  chartType: "comboLineSingle",
  layout: layoutLineSingle,
};
