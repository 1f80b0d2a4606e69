import type { ChartType } from "@statelier/document";

/** What each chart type is called. */
export const CHART_TYPE_NAMES = {
  column: "editor.type.column",
  bar: "editor.type.bar",
  line: "editor.type.line",
  area: "editor.type.area",
  scatterplot: "editor.type.scatterplot",
  pie: "editor.type.pie",
  map: "editor.type.map",
  table: "editor.type.table",
  comboLineSingle: "editor.type.comboLineSingle",
  comboLineDual: "editor.type.comboLineDual",
  comboLineColumn: "editor.type.comboLineColumn",
} as const satisfies Record<ChartType, string>;
