import type { ComponentId } from "../vocabulary/ids.ts";
import {
  findDictionaryColumn,
  findNumberColumn,
  type ObservationTable,
} from "./observation-table.ts";

/** The largest values of a dimension, with what their numbers add up to; null where a value has none. */
export type LargestValues = { id: ComponentId; values: string[]; sums: (number | null)[] };

const listRows = ({ rowCount }: ObservationTable): number[] =>
  Array.from({ length: rowCount }, (_, row) => row);

/** What the numbers of one column add up to for each value of another; values without a number are absent. */
export const sumByValue = (
  table: ObservationTable,
  { valueId, numberId }: { valueId: ComponentId; numberId: ComponentId },
  rows: readonly number[] = listRows(table),
): Map<string, number> => {
  const column = findDictionaryColumn(table, valueId);
  const measure = findNumberColumn(table, numberId);
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = column?.values[column.codes[row] ?? -1];
    const number = measure?.values[row] ?? Number.NaN;
    if (value !== undefined && !Number.isNaN(number))
      sums.set(value, (sums.get(value) ?? 0) + number);
  }
  return sums;
};

/** Sums of the same numbers in another order differ in their last digits. */
const DIGITS = 12;

const toRank = (sum: number | undefined): number =>
  sum === undefined ? Number.NEGATIVE_INFINITY : Number(sum.toPrecision(DIGITS));

/**
 * The largest first; equal ones in the order of their codes, so that a language makes no difference. Where some are left
 * out, those go first that have no number.
 */
export const rankLargest = (
  { values, most }: { values: readonly string[]; most: number },
  sums: ReadonlyMap<string, number>,
): string[] => {
  const ranked = values.toSorted((a, b) => {
    const [x, y] = [toRank(sums.get(a)), toRank(sums.get(b))];
    return x === y ? (a < b ? -1 : 1) : y - x;
  });
  if (values.length <= most || sums.size === 0) return ranked.slice(0, most);
  return ranked.filter((value) => sums.has(value)).slice(0, most);
};
