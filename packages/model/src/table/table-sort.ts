import { compareTextKeys, makeTextKey } from "../formats/compare-text.ts";
import type { ComponentId } from "../vocabulary/ids.ts";
import { type Column, findColumn, type ObservationTable } from "./observation-table.ts";
import { selectRows } from "./table-rows.ts";

/** One column by which rows are sorted; of several the first one decides. */
export type SortKey = {
  id: ComponentId;
  order: "asc" | "desc";
  /** Rank of a value of a dictionary column; by default labels compare. */
  rank?: (value: string, label: string) => number;
};

/** Row → place among `count` places; a missing cell has the place `count`. */
type Places = { of: (row: number) => number; count: number };

const findPlace = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const sortDistinct = (values: Float64Array): Float64Array => {
  const sorted = values.slice().sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    const value = sorted[at] ?? Number.NaN;
    if (Number.isNaN(value)) break;
    if (count > 0 && sorted[count - 1] === value) continue;
    sorted[count] = value;
    count += 1;
  }
  return sorted.subarray(0, count);
};

const rankNumbers = (values: Float64Array): Places => {
  const sorted = sortDistinct(values);
  const place = (value = Number.NaN): number =>
    Number.isNaN(value) ? sorted.length : findPlace(sorted, value);
  return { of: (row) => place(values[row]), count: sorted.length };
};

/** Alike on every host and for every reader (SO5). */
const rankLabels = (labels: readonly string[]): Float64Array => {
  const ranks = new Float64Array(labels.length);
  labels
    .map((label, code) => ({ code, key: makeTextKey(label) }))
    .toSorted((a, b) => compareTextKeys(a.key, b.key))
    .forEach(({ code }, place) => (ranks[code] = place));
  return ranks;
};

const buildPlaces = (column: Column, rank: SortKey["rank"]): Places => {
  if (column.type === "number") return rankNumbers(column.values);
  const { codes, values, labels } = column;
  const ranks = rank
    ? Float64Array.from(values, (value, code) => rank(value, labels[code] ?? value))
    : rankLabels(labels);
  const { of, count } = rankNumbers(ranks);
  const places = Int32Array.from(ranks, (_, code) => of(code));
  return { of: (row) => places[codes[row] ?? -1] ?? count, count };
};

/** One stable pass of a counting sort. */
const sortBy = (rows: Int32Array, { of, count }: Places, order: SortKey["order"]): Int32Array => {
  const starts = new Int32Array(count + 2);
  const keys = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const place = of(rows[at] ?? 0);
    const key = order === "asc" || place === count ? place : count - 1 - place;
    keys[at] = key;
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  }
  for (let key = 1; key < starts.length; key += 1)
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const sorted = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const key = keys[at] ?? 0;
    const target = starts[key] ?? 0;
    sorted[target] = rows[at] ?? 0;
    starts[key] = target + 1;
  }
  return sorted;
};

/** Stable; the first key decides first; missing cells come last in both directions. */
export const sortTable = (table: ObservationTable, keys: readonly SortKey[]): ObservationTable => {
  let rows: Int32Array = Int32Array.from({ length: table.rowCount }, (_, row) => row);
  for (const { id, order, rank } of keys.toReversed()) {
    const column = findColumn(table, id);
    if (column) rows = sortBy(rows, buildPlaces(column, rank), order);
  }
  return selectRows(table, rows);
};
