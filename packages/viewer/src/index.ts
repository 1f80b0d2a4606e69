export { ErrorPage, type PageError } from "./error-page.tsx";
export { fetchPublished, pickChart } from "./published/load-published.ts";
export { PublishedPage } from "./published/published-page.tsx";
export { encodePublishedChart, type PublishedState } from "./published/published-state.ts";
export { SiteFrame } from "./site/site-frame.tsx";
export {
  decodeDataSource,
  encodeDataSource,
  type NamedSource,
  type SiteServices,
} from "./site/site-services.ts";
export { makeBrowseRoutes } from "./catalogue/browse-routes.tsx";
