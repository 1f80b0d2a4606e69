export { layoutScene } from "./chart/layout-scene.ts";
export { listShownRows } from "./chart/list-shown-rows.ts";
export { makeChartTable } from "./chart/make-chart-table.ts";
export { describeChart } from "./chart/summarize-chart.ts";
export {
  type FilterText,
  listFilters,
  listHidden,
  listMoment,
  listPeriod,
} from "./export/list-filters.ts";
export { PICTURE_SCALES } from "./export/picture-scales.ts";
export { paintScene } from "./paint/paint-scene.ts";
export { paintThumbnail } from "./paint/paint-thumbnail.ts";
export { renderSvgText } from "./paint/render-svg-text.ts";
export { withOwnIds } from "./paint/with-own-ids.ts";
export { literalPaint } from "./paint/literal-paint.ts";
export { pagePaint } from "./paint/resolve-paint.ts";
export { ensureContrast } from "./parts/color/color.ts";
export { findOverlaps } from "./parts/text/find-overlaps.ts";
export { nextOrder } from "./parts/rows/next-order.ts";
export { listFrames } from "./parts/values/animation-frames.ts";
export { listTimeRows } from "./parts/values/time-range.ts";
export { rankValues } from "./parts/rows/rank-values.ts";
export { convertValue, findShownMeasure } from "./parts/values/measure-text.ts";
export { asPlot, asTable } from "./scene/read-scene.ts";
export { type ChartInput, type ChartView, INITIAL_CHART_VIEW } from "./scene/chart-input.ts";
export { countData } from "./scene/list-data.ts";
export type { ChartScene, ChartTheme, SceneLegend } from "./scene/scene.ts";
export { listDrawingModules, loadDrawing } from "./types/load-drawing.ts";
export { chartDrawings } from "./types/registry.ts";
