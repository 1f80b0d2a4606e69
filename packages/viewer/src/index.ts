export { describeFailure, isFailure } from "./failure/describe-failure.ts";
export { readToday } from "./dataset/read-today.ts";
export { saveFile } from "./download/save-file.ts";
export { ErrorPage } from "./failure/error-page.tsx";
export { FailureNotice } from "./failure/failure-notice.tsx";
export { buildErrorWords, type PageError } from "./failure/use-error-words.ts";
export { SiteFrame } from "./site/site-frame.tsx";
export {
  decodeDataSource,
  encodeDataSource,
  type NamedSource,
  type SiteServices,
} from "./site/site-services.ts";
export { makeBrowseRoutes } from "./catalogue/browse-routes.tsx";
export { SourceMenu } from "./site/source-menu.tsx";
export {
  type BrowseAddress,
  type BrowseFilter,
  buildBrowseAddress,
  buildMissingAddress,
  EMPTY_BROWSE_ADDRESS,
  parseBrowseAddress,
} from "./site/browse-address.ts";
export { CatalogueLinksProvider, type CatalogueLinks } from "./site/catalogue-link.tsx";
export { FacetPanel } from "./catalogue/facet-panel.tsx";
export { PreviewTable } from "./dataset/preview-table.tsx";
export { ResultList } from "./catalogue/result-list.tsx";
export { ResultListSkeleton } from "./catalogue/result-list-skeleton.tsx";
export type { BrowseData } from "./catalogue/browse-loader.ts";
export type { DatasetPreview } from "./dataset/load-preview.ts";
