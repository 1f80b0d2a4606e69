import {
  type ComponentId,
  findDictionaryColumn,
  findNumberColumn,
  type ObservationTable,
} from "@statelier/model";

/** A dimension of which only the largest values are shown: which there are, and how many at most. */
export type Largest = { id: ComponentId; values: readonly string[]; most: number };

const sumByValue = (
  table: ObservationTable,
  id: ComponentId,
  rows: readonly number[],
): Map<string, number> => {
  const column = findDictionaryColumn(table, id);
  const numbers = table.columns.find(({ type }) => type === "number");
  const measure = numbers && findNumberColumn(table, numbers.id);
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = column?.values[column.codes[row] ?? -1];
    const number = measure?.values[row] ?? Number.NaN;
    if (value !== undefined && !Number.isNaN(number))
      sums.set(value, (sums.get(value) ?? 0) + number);
  }
  return sums;
};

const last = (sum: number | undefined): number => sum ?? Number.NEGATIVE_INFINITY;

/**
 * The largest first; equal ones in the order of their codes, so that a language makes no difference. Where some are left
 * out, those go first that have no number.
 */
const rank = ({ values, most }: Largest, sums: ReadonlyMap<string, number>): string[] => {
  const ranked = values.toSorted((a, b) => {
    const [x, y] = [last(sums.get(a)), last(sums.get(b))];
    return x === y ? (a < b ? -1 : 1) : y - x;
  });
  if (values.length <= most || sums.size === 0) return ranked.slice(0, most);
  return ranked.filter((value) => sums.has(value)).slice(0, most);
};

/**
 * The largest values of each dimension, by what the one measure of the table adds up to. Those of which one value is
 * shown come first: of the others the observations under it count.
 */
export const rankValues = (
  dimensions: readonly Largest[],
  table: ObservationTable | undefined,
): Map<ComponentId, string[]> => {
  const ranked = new Map<ComponentId, string[]>();
  if (!table) return ranked;
  let rows = Array.from({ length: table.rowCount }, (_, row) => row);
  for (const dimension of dimensions.toSorted((a, b) => a.most - b.most)) {
    const { id } = dimension;
    const column = findDictionaryColumn(table, id);
    if (!column) continue;
    const largest = rank(dimension, sumByValue(table, id, rows));
    ranked.set(id, largest);
    const shown = new Set(largest);
    rows = rows.filter((row) => shown.has(column.values[column.codes[row] ?? -1] ?? ""));
  }
  return ranked;
};
