export * from "./chart-input.ts";
export {
  type ChartTable,
  type ChartTableCell,
  type ChartTableColumn,
  makeChartTable,
} from "./data-table/make-chart-table.ts";
export { listShownRows } from "./data-table/list-shown-rows.ts";
export { convertValue, findShownMeasure } from "./data/measure-text.ts";
export {
  type FilterText,
  listFilters,
  listHidden,
  listMoment,
  listPeriod,
} from "./export/list-filters.ts";
export { findAnimation } from "./data/animation-frames.ts";
export { countData } from "./interaction/list-data.ts";
export { layoutScene } from "./layout-scene.ts";
export { paintScene, type PaintOptions } from "./paint/paint-scene.ts";
export { renderSvgText } from "./paint/render-svg-text.ts";
export { literalPaint } from "./paint/resolve-paint.ts";
export type { SvgNode } from "./paint/svg-node.ts";
export type * from "./scene.ts";
export { summarizeChart } from "./summary/summarize-chart.ts";
export { rankValues } from "./tables/rank-values.ts";
export type { AnyChartDrawing, ChartDrawing } from "./types/chart-drawing.ts";
export {
  DRAWN_CHART_TYPES,
  type DrawnChartType,
  isDrawnChartType,
} from "./types/drawn-chart-types.ts";
export { drawingModule } from "./types/drawing-module.ts";
export { loadDrawing } from "./types/load-drawing.ts";
