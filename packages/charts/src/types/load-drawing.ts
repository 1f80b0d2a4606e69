import { type ChartType } from "@statelier/document";
import type { PageDrawing, DrawingEntry } from "../react/page-drawing.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import { listAdditionModules } from "./addition-modules.ts";
import { type DrawnBy, loadAdditions } from "./additions.ts";
import { listControlModules, loadControls } from "./chart-controls.ts";
import { chartDrawings } from "./registry.ts";

const find = (chartType: ChartType): DrawingEntry<ChartType> =>
  chartDrawings[chartType] as DrawingEntry<ChartType>;

/** Fetches the code that draws a chart and nothing of the others. Rejects where it cannot be fetched. */
export const loadDrawing = async (chart: DrawnBy): Promise<AnyChartDrawing> => {
  const [drawing, wraps] = await Promise.all([
    find(chart.chartType).load() as Promise<AnyChartDrawing>,
    loadAdditions(chart),
  ]);
  return wraps.reduce((inner, wrap) => wrap(inner), drawing);
};

/** The same with what shows it in a page, and what its readers move it with. */
export const loadPageDrawing = async (chart: DrawnBy): Promise<PageDrawing> => {
  const [drawing, Figure, controls] = await Promise.all([
    loadDrawing(chart),
    find(chart.chartType).loadFigure?.(),
    loadControls(chart),
  ]);
  return { ...drawing, ...controls, ...(Figure ? { Figure } : {}) };
};

/** What `loadPageDrawing` imports, as paths from the root of the project. */
export const listDrawingModules = (chart: DrawnBy): string[] => {
  const { folder, loadFigure } = find(chart.chartType);
  const files = ["drawing.ts", ...(loadFigure ? ["figure.tsx"] : [])];
  return [
    ...files.map((file) => `packages/charts/src/types/${folder}/${file}`),
    ...listAdditionModules(chart),
    ...listControlModules(chart),
  ];
};
