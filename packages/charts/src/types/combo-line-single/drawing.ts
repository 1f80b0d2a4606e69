import type { ChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutLineSingle } from "./layout-line-single.ts";

export const comboLineSingleDrawing: ChartDrawing<"comboLineSingle"> = {
  chartType: "comboLineSingle",
  layout: layoutLineSingle,
  summarize: (input, scene, words) => words.summarize(input, scene, { isOverTime: true }),
};
