import type { ChartType } from "@statelier/document";

/** The chart types that have a drawing half. */
export const DRAWN_CHART_TYPES = [
  "column",
  "bar",
  "line",
  "area",
  "pie",
  "scatterplot",
  "comboLineSingle",
  "comboLineDual",
  "comboLineColumn",
  "table",
] as const satisfies readonly ChartType[];

export type DrawnChartType = (typeof DRAWN_CHART_TYPES)[number];

export const isDrawnChartType = (type: ChartType): type is DrawnChartType =>
  (DRAWN_CHART_TYPES as readonly ChartType[]).includes(type);
