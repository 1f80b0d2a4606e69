export { encodeViewParams } from "../view-params/view-params.ts";
export { deriveChartView, fetchPublished, type PublishedChart } from "./load-published.ts";
