export {
  describeFailure,
  type Failure,
  isFailure,
  statusOfFailure,
} from "./failure/describe-failure.ts";
export { buildErrorWords, type PageError } from "./failure/build-error-words.ts";
export { decodeViewParams, encodeViewParams } from "./params/view-params.ts";
export { listReaderDimensions } from "./chart-state/reader-dimensions.ts";
export { type Board, deriveBoard, isBoard } from "./chart-state/derive-board.ts";
export { derivePageTitle } from "./chart-state/derive-page-title.ts";
export { deriveChartTitle } from "./chart-state/derive-chart-title.ts";
export { drawFirstChart, type FirstChartPictures } from "./chart-state/draw-first-chart.ts";
export { deriveSharedParams } from "./params/shared-params.ts";
export { deriveChartCubes } from "./chart-state/fetch-table.ts";
export { deriveShownCubes } from "./chart-state/derive-shown-cubes.ts";
export { decodeDataSource } from "./site/site-services.ts";
export { deriveChartView } from "./chart-state/chart-state.ts";
export { describeStale } from "./chart-state/describe-stale.ts";
export { deriveTileSize } from "./board/derive-tile-size.ts";
export { measureNarrow } from "./page/measure-narrow.ts";
export { fetchChart, fetchPublished, pickChart, readOwnParams } from "./board/load-published.ts";
export type { ChartTexts, FailedChart, Shares } from "./chart-state/page-state.ts";
export type { UnknownParam } from "./chart-state/reader-choices.ts";
export type { ChartState } from "./chart-state/chart-state.ts";
export { takeNewest } from "./chart-state/take-newest.ts";
export { fetchFirstChart } from "./chart-state/fetch-first-chart.ts";
export { fetchGeography } from "./chart-state/fetch-geography.ts";
export { deriveReachableCubes } from "./chart-state/reachable-cubes.ts";
export { CHART_PARAM } from "./params/page-params.ts";
export { concernsOneChart, nameParam } from "./params/known-params.ts";
export { deriveShares } from "./chart-state/board-filters.ts";
