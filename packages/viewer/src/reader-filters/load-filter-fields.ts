import { findTimeDimension } from "@statelier/document";
import { makeLazy } from "@statelier/ui/lazy";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";

/** The fields of filters, for charts that have any. */
export const filterFields = makeLazy(() => import("./filter-fields.tsx"));

/** Whether readers may narrow a chart by fields. */
export const hasFilterFields = (chart: Parameters<typeof listReaderDimensions>[0]): boolean =>
  listReaderDimensions(chart).length > 0 ||
  findTimeDimension(chart.config, chart.components) !== undefined;
