export { chartWords } from "./board/chart-words.tsx";
export { LaterTile, LaterTiles } from "./board/later-tiles.tsx";
export { whenIdle } from "./site/when-idle.ts";
export { listPageModules, loadPageParts, ViewPage } from "./page/view-page.tsx";
export { UndrawnTile } from "./page/undrawn-tile.tsx";
export type { TakeTile } from "./page/board-tiles.tsx";
export { isFailure } from "./failure/describe-failure.ts";
export { ErrorPage } from "./failure/error-page.tsx";
export { buildErrorWords, type PageError } from "./failure/build-error-words.ts";
export { listDatasets } from "./chart-state/chart-state.ts";
export { CHART_PARAM, FLAG_PARAMS, PANEL_PARAM } from "./params/page-params.ts";
export { derivePageTitle } from "./chart-state/derive-page-title.ts";
export { UnavailablePage } from "./page/unavailable-page.tsx";
export {
  encodePageChart,
  findActiveChart,
  isStored,
  type PageChart,
  type PublishedState,
  type SentChart,
  type StoredState,
  type TabsState,
} from "./chart-state/page-state.ts";
export { ErrorCard } from "./page/error-card.tsx";
export { reportHeight } from "./embed/report-height.ts";
export {
  buildAddress,
  buildChartAddress,
  buildPageAddress,
  listChartParam,
  listPageChoices,
} from "./params/build-address.ts";
export { loadPreview } from "./preview/load-preview.ts";
export { PreviewShell } from "./preview/preview-shell.tsx";
export type { PreviewOptions } from "./preview/start-preview.ts";
export { listKnownParams } from "./params/known-params.ts";
export { readPublisherName } from "./dataset/publisher.tsx";
export { WaitingPage } from "./page/waiting-page.tsx";
