import type { AnyChartDrawing, ChartDrawing } from "./chart-drawing.ts";
import type { DrawnChartType } from "./drawn-chart-types.ts";

type Loaders = {
  readonly [T in DrawnChartType]: () => Promise<ChartDrawing<T> | AnyChartDrawing>;
};

const loaders: Loaders = {
  column: async () => (await import("./column/drawing.ts")).columnDrawing,
  bar: async () => (await import("./bar/drawing.ts")).barDrawing,
  line: async () => (await import("./line/drawing.ts")).lineDrawing,
  area: async () => (await import("./area/drawing.ts")).areaDrawing,
  pie: async () => (await import("./pie/drawing.ts")).pieDrawing,
  scatterplot: async () => (await import("./scatterplot/drawing.ts")).scatterplotDrawing,
  comboLineSingle: async () =>
    (await import("./combo-line-single/drawing.ts")).comboLineSingleDrawing,
  comboLineDual: async () => (await import("./combo-line-dual/drawing.ts")).comboLineDualDrawing,
  comboLineColumn: async () =>
    (await import("./combo-line-column/drawing.ts")).comboLineColumnDrawing,
  table: async () => (await import("./table/page-drawing.ts")).tablePageDrawing,
};

/** Fetches the code that draws one chart type in a page and nothing of the others. Rejects where it cannot be fetched. */
export const loadDrawing = async (chartType: DrawnChartType): Promise<AnyChartDrawing> =>
  (await loaders[chartType]()) as AnyChartDrawing;
