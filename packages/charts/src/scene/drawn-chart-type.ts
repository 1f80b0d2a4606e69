import type { ChartType } from "@statelier/document";

/** The chart types that have a drawing half. */
export type DrawnChartType = Exclude<ChartType, "map">;
