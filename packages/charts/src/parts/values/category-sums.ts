import { type DictionaryColumn, MISSING_CODE } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

/** Value of a dimension → the sum of its numbers, where it has any. */
export const sumBy = (
  rows: readonly number[],
  column: DictionaryColumn | undefined,
  values: Float64Array,
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  if (!column) return sums;
  const byCode = new Float64Array(column.values.length).fill(Number.NaN);
  for (const row of rows) {
    const value = values[row] ?? Number.NaN;
    const code = column.codes[row] ?? MISSING_CODE;
    const sum = byCode[code];
    if (sum === undefined || Number.isNaN(value)) continue;
    byCode[code] = Number.isNaN(sum) ? value : sum + value;
  }
  for (const [code, sum] of byCode.entries()) {
    const key = column.values[code];
    if (key !== undefined && !Number.isNaN(sum)) sums.set(key, sum);
  }
  return sums;
};

/** How far parts that are rounded may be from their whole. */
const ROUNDING = 0.01;

/** More than one, and all the same but for the rounding of their parts. */
export const areWholes = (totals: readonly number[]): boolean => {
  const [first] = totals;
  if (first === undefined || totals.length < 2) return false;
  return totals.every((total) => Math.abs(total - first) <= ROUNDING * Math.abs(first));
};

type SortSource = {
  input: Pick<ChartInput, "config">;
  values: Float64Array;
  /** Rows of the visible series that give the categories. */
  scaledRows: readonly number[];
  seriesCount: number;
  seriesOf: (row: number) => number;
};

/** What categories are sorted by: their sums, or, of new charts where these are one whole each, their last part. */
export const sumsToSortBy = (
  source: SortSource,
  column: DictionaryColumn,
): ReadonlyMap<string, number> => {
  const { input, seriesCount, seriesOf, scaledRows, values } = source;
  const sums = sumBy(scaledRows, column, values);
  const isNew = input.config.extensions?.nominalOrder === "label";
  if (!isNew || seriesCount < 2 || !areWholes([...sums.values()])) return sums;
  const ofLast = scaledRows.filter((row) => seriesOf(row) === seriesCount - 1);
  return sumBy(ofLast, column, values);
};
