export { layoutScene } from "./chart/layout-scene.ts";
export { listShownRows } from "./chart/list-shown-rows.ts";
export {
  type ChartTable,
  type ChartTableCell,
  type ChartTableColumn,
  makeChartTable,
} from "./chart/make-chart-table.ts";
export { summarizeChart } from "./chart/summarize-chart.ts";
export {
  type FilterText,
  listFilters,
  listHidden,
  listMoment,
  listPeriod,
} from "./export/list-filters.ts";
export { paintScene, type PaintOptions } from "./paint/paint-scene.ts";
export { renderSvgText } from "./paint/render-svg-text.ts";
export { literalPaint } from "./paint/resolve-paint.ts";
export type { SvgNode } from "./paint/svg-node.ts";
export { rankValues } from "./parts/rows/rank-values.ts";
export { findAnimation } from "./parts/values/animation-frames.ts";
export { convertValue, findShownMeasure } from "./parts/values/measure-text.ts";
export { asPlot, asTable } from "./scene/as-plot.ts";
export type { AnyChartDrawing, ChartDrawing } from "./scene/chart-drawing.ts";
export * from "./scene/chart-input.ts";
export type { DrawnChartType } from "./scene/drawn-chart-type.ts";
export { countData } from "./scene/list-data.ts";
export type * from "./scene/scene.ts";
export type { DrawingEntry } from "./react/drawing-entry.ts";
export { listDrawingModules, loadDrawing } from "./types/load-drawing.ts";
export { chartDrawings, DRAWN_CHART_TYPES, isDrawnChartType } from "./types/registry.ts";
