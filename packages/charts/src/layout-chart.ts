import type { ChartInput } from "./chart-input.ts";
import type { ChartScene } from "./scene.ts";
import type { AnyChartDrawing } from "./types/chart-drawing.ts";
import { isDrawnChartType } from "./types/drawn-chart-types.ts";
import { chartDrawings } from "./types/registry.ts";

/** Everything has its place: the one function behind page, export, thumbnail and test. Throws for a type without a drawing. */
export const layoutChart = (input: ChartInput): ChartScene => {
  const { chartType } = input.config;
  if (!isDrawnChartType(chartType)) throw new Error(`No drawing for charts of type ${chartType}`);
  return (chartDrawings[chartType] as AnyChartDrawing).layout(input);
};
