export { type Failure, isFailure } from "./failure/describe-failure.ts";
export { ErrorPage } from "./failure/error-page.tsx";
export type { PageError } from "./failure/use-error-words.ts";
export { loadMetadataPanel } from "./metadata/metadata-toggle.tsx";
export { decodePanelPlace, PANEL_PARAM } from "./params/panel-place.ts";
export { derivePageTitle } from "./chart-state/derive-page-title.ts";
export { LostPage } from "./page/lost-page.tsx";
export type { HeadState } from "./page/page-head.tsx";
export { fetchPublished } from "./board/load-published.ts";
export {
  encodePublishedChart,
  isStored,
  type PublishedState,
  type StoredState,
} from "./chart-state/published-state.ts";
export { ViewPage } from "./page/view-page.tsx";
export { ErrorCard } from "./page/error-card.tsx";
export { reportHeight } from "./embed/report-height.ts";
export {
  buildAddress,
  buildFileAddress,
  buildViewAddress,
  listChartParam,
} from "./params/build-view-address.ts";
export { loadPreview } from "./preview/load-preview.ts";
export { PreviewShell } from "./preview/preview-shell.tsx";
export type { PreviewOptions } from "./preview/start-preview.ts";
export { listKnownParams } from "./params/known-params.ts";
export { readPublisherName } from "./dataset/publisher-name.ts";
