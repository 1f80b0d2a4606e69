/** The one list of chart types, in the order in which enabled ones are offered (D6). */
export const CHART_TYPES = [
  "column",
  "bar",
  "line",
  "area",
  "scatterplot",
  "pie",
  "map",
  "table",
  "comboLineSingle",
  "comboLineDual",
  "comboLineColumn",
] as const;

export type ChartType = (typeof CHART_TYPES)[number];

export const COMBO_CHART_TYPES = ["comboLineSingle", "comboLineDual", "comboLineColumn"] as const;
