export { type Failure, isFailure } from "../describe-failure.ts";
export { ErrorPage, type PageError } from "../error-page.tsx";
export { fetchPublished } from "./load-published.ts";
export { PublishedPage } from "./published-page.tsx";
export { encodePublishedChart, type PublishedState } from "./published-state.ts";
