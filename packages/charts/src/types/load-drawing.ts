import { type ChartType } from "@statelier/document";
import type { PageDrawing, DrawingEntry } from "../react/page-drawing.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";

import { chartDrawings } from "./registry.ts";

const find = (chartType: ChartType): DrawingEntry<ChartType> =>
  chartDrawings[chartType] as DrawingEntry<ChartType>;

/** Fetches the code that draws one chart type and nothing of the others. Rejects where it cannot be fetched. */
export const loadDrawing = async (chartType: ChartType): Promise<AnyChartDrawing> =>
  (await find(chartType).load()) as AnyChartDrawing;

/** The same with what shows it in a page. */
export const loadPageDrawing = async (chartType: ChartType): Promise<PageDrawing> => {
  const [drawing, Figure] = await Promise.all([
    loadDrawing(chartType),
    find(chartType).loadFigure?.(),
  ]);
  return Figure ? { ...drawing, Figure } : drawing;
};

/** What `loadPageDrawing` imports, as paths from the root of the project. */
export const listDrawingModules = (chartType: ChartType): string[] => {
  const { folder, loadFigure } = find(chartType);
  const files = ["drawing.ts", ...(loadFigure ? ["figure.tsx"] : [])];
  return files.map((file) => `packages/charts/src/types/${folder}/${file}`);
};
