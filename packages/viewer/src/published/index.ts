export { type Failure, isFailure } from "../describe-failure.ts";
export { ErrorPage, type PageError } from "../error-page.tsx";
export { loadMetadataPanel } from "../metadata-panel/metadata-toggle.tsx";
export { decodePanelPlace, PANEL_PARAM } from "../metadata-panel/panel-place.ts";
export { derivePageTitle } from "./derive-page-title.ts";
export { LostPage } from "./lost-page.tsx";
export type { HeadState } from "./page-head.tsx";
export { fetchPublished } from "./load-published.ts";
export {
  encodePublishedChart,
  isStored,
  type PublishedState,
  type StoredState,
} from "./published-state.ts";
export { ViewPage } from "../embed/view-page.tsx";
export { ErrorCard } from "../embed/error-card.tsx";
export { reportHeight } from "../embed/report-height.ts";
export {
  buildAddress,
  buildFileAddress,
  buildViewAddress,
  listChartParam,
} from "./build-view-address.ts";
export { loadPreview } from "../preview/load-preview.ts";
export { PreviewShell } from "../preview/preview-shell.tsx";
export type { PreviewOptions } from "../preview/start-preview.ts";
export { listKnownParams } from "../view-params/known-params.ts";
export { readPublisherName } from "../site/publisher-name.ts";
