export { describeFailure, type Failure, isFailure, statusOfFailure } from "../describe-failure.ts";
export type { PageError } from "../error-page.tsx";
export {
  decodeViewParams,
  encodeViewParams,
  listReaderDimensions,
} from "../view-params/view-params.ts";
export { deriveBoard } from "./derive-board.ts";
export { derivePageTitle } from "./derive-page-title.ts";
export { deriveChartTitle } from "./derive-chart-title.ts";
export { deriveSharedParams } from "./shared-params.ts";
export { deriveChartCubes } from "./fetch-table.ts";
export { deriveShownCubes } from "./derive-shown-cubes.ts";
export {
  deriveChartView,
  fetchPublished,
  findNumberedChart,
  pickChart,
  type PublishedChart,
} from "./load-published.ts";
export { deriveReachableCubes } from "../reader-filters/reachable-cubes.ts";
export { nameParam } from "./name-param.ts";
