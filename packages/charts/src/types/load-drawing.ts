import type { PageDrawing, DrawingEntry } from "../react/page-drawing.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { DrawnChartType } from "../scene/chart-input.ts";
import { chartDrawings } from "./registry.ts";

const find = (chartType: DrawnChartType): DrawingEntry<DrawnChartType> =>
  chartDrawings[chartType] as DrawingEntry<DrawnChartType>;

/** Fetches the code that draws one chart type and nothing of the others. Rejects where it cannot be fetched. */
export const loadDrawing = async (chartType: DrawnChartType): Promise<AnyChartDrawing> =>
  (await find(chartType).load()) as AnyChartDrawing;

/** The same with what shows it in a page. */
export const loadPageDrawing = async (chartType: DrawnChartType): Promise<PageDrawing> => {
  const [drawing, Figure] = await Promise.all([
    loadDrawing(chartType),
    find(chartType).loadFigure?.(),
  ]);
  return Figure ? { ...drawing, Figure } : drawing;
};

/** What `loadPageDrawing` imports, as paths from the root of the project. */
export const listDrawingModules = (chartType: DrawnChartType): string[] => {
  const { folder, loadFigure } = find(chartType);
  const files = ["drawing.ts", ...(loadFigure ? ["figure.tsx"] : [])];
  return files.map((file) => `packages/charts/src/types/${folder}/${file}`);
};
