export { type Failure, isFailure } from "../describe-failure.ts";
export { ErrorPage, type PageError } from "../error-page.tsx";
export { fetchPublished } from "./load-published.ts";
export { encodePublishedChart, type PublishedState } from "./published-state.ts";
export { ViewPage } from "../embed/view-page.tsx";
export { reportHeight } from "../embed/report-height.ts";
