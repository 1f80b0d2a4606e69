import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import { listComponentsOfField } from "@statelier/document";
import { findDictionaryColumn, findNumberColumn, type Locale } from "@statelier/model";
import type { DrawnChart } from "../chart/use-drawn-chart.ts";

/** How many slices of a pie can be seen. */
export const countSlices = (drawn: DrawnChart, locale: Locale): number => {
  const [segment = ""] = listComponentsOfField(drawn.config, "segment");
  const [measure = ""] = listComponentsOfField(drawn.config, "y");
  const codes = findDictionaryColumn(drawn.table, segment)?.codes;
  const values = findNumberColumn(drawn.table, measure)?.values;
  if (!codes || !values) return 0;
  const rows = listShownRows({ ...drawn, locale, view: INITIAL_CHART_VIEW });
  return new Set(rows.filter((row) => (values[row] ?? 0) > 0).map((row) => codes[row])).size;
};
