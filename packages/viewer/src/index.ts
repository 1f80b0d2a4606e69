export { describeFailure, isFailure } from "./failure/describe-failure.ts";
export { readToday } from "./site/read-today.ts";
export { PICTURE_WIDTH, savePicture } from "./download/save-picture.ts";
export { ErrorPage } from "./failure/error-page.tsx";
export { useFocusKept } from "./site/use-focus-kept.ts";
export { CopyButton } from "./site/copy-button.tsx";
export { PartBoundary } from "./failure/part-boundary.tsx";
export { FailureNotice } from "./failure/failure-notice.tsx";
export { buildErrorWords, type PageError } from "./failure/build-error-words.ts";
export { LANGUAGES } from "./site/languages.ts";
export { SiteFrame } from "./site/site-frame.tsx";
export {
  type AccountFacts,
  decodeDataSource,
  type FirstChartDrawing,
  type NamedSource,
  type SiteServices,
} from "./site/site-services.ts";
export { saveFile } from "./download/save-file.ts";
export { takeNewest } from "./chart-state/take-newest.ts";
export { fetchFirstChart } from "./chart-state/fetch-first-chart.ts";
export { makeBrowseRoutes } from "./catalogue/browse-page.tsx";
export { useFocusOnFirstNew } from "./catalogue/use-focus-on-first-new.ts";
export { AccountMenu } from "./site/account-menu.tsx";
export { SignInPage } from "./site/sign-in-page.tsx";
export { SourceMenu } from "./site/source-menu.tsx";
export { buildMissingAddress, FIRST_SHOWN, MOST_SHOWN } from "./site/browse-address.ts";
export type { BrowseData } from "./catalogue/browse-loader.ts";
export type { DatasetPreview } from "./dataset/load-preview.ts";
export { PreviewTable } from "./dataset/preview-table.tsx";
