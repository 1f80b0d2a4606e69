import type { ChartType } from "@statelier/document";
import type { AnyChartDrawing } from "./chart-drawing.ts";
import { isDrawnChartType } from "./drawn-chart-types.ts";
import { chartDrawings } from "./registry.ts";

/** The drawing of a type at once, where all of them are loaded: on the server, in the CLI and in tests. Throws for a type without a drawing. */
export const findDrawing = (chartType: ChartType): AnyChartDrawing => {
  if (!isDrawnChartType(chartType)) throw new Error(`No drawing for charts of type ${chartType}`);
  return chartDrawings[chartType] as AnyChartDrawing;
};
