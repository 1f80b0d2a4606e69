import { CHART_TYPES } from "@statelier/document";
import type { ChartType } from "@statelier/document";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import { type DrawnBy, listAdditions, loadAllAdditions } from "./additions.ts";
import { loadDrawing } from "./load-drawing.ts";

const drawings: ReadonlyMap<ChartType, AnyChartDrawing> = new Map(
  await Promise.all(
    CHART_TYPES.map(async (chartType) => [chartType, await loadDrawing({ chartType })] as const),
  ),
);

const additions = await loadAllAdditions();

/** What draws a chart at once, where everything is loaded: in the CLI and in tests. Throws for a type without a drawing. */
export const findDrawing = (chart: DrawnBy): AnyChartDrawing => {
  const drawing = drawings.get(chart.chartType);
  if (!drawing) throw new Error(`No drawing for charts of type ${chart.chartType}`);
  return listAdditions(chart).reduce(
    (inner, name) => additions.get(name)?.(inner) ?? inner,
    drawing,
  );
};
