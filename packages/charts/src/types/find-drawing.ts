import { CHART_TYPES } from "@statelier/document";
import type { ChartType } from "@statelier/document";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import { loadDrawing } from "./load-drawing.ts";

const drawings: ReadonlyMap<ChartType, AnyChartDrawing> = new Map(
  await Promise.all(
    CHART_TYPES.map(async (chartType) => [chartType, await loadDrawing(chartType)] as const),
  ),
);

/** The drawing of a type at once, where all of them are loaded: in the CLI and in tests. Throws for a type without a drawing. */
export const findDrawing = (chartType: ChartType): AnyChartDrawing => {
  const drawing = drawings.get(chartType);
  if (!drawing) throw new Error(`No drawing for charts of type ${chartType}`);
  return drawing;
};
