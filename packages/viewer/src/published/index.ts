export { type Failure, isFailure } from "../describe-failure.ts";
export { ErrorPage, type PageError } from "../error-page.tsx";
export { loadMetadataPanel } from "../metadata-panel/metadata-toggle.tsx";
export { decodePanelPlace, PANEL_PARAM } from "../metadata-panel/panel-place.ts";
export { fetchPublished } from "./load-published.ts";
export { encodePublishedChart, type PublishedState } from "./published-state.ts";
export { ViewPage } from "../embed/view-page.tsx";
export { reportHeight } from "../embed/report-height.ts";
