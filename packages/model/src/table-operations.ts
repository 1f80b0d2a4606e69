import {
  FIELD_VALUE_NONE,
  type FilterValue,
  type Filters,
  MOST_RECENT_VALUE,
  type SingleFilter,
} from "./filter.ts";
import type { ComponentId } from "./ids.ts";
import {
  type Column,
  type DictionaryColumn,
  findColumn,
  findDictionaryColumn,
  MISSING_CODE,
  type ObservationTable,
} from "./observation-table.ts";

/** What a range compares instead of the value itself, for example the date of a temporal entity. */
export type RangeKey = (id: ComponentId, value: string) => string;

const ownValue: RangeKey = (_, value) => value;

/** A coarse end of a range includes its finer values: `2015` includes `2015-06`. */
export const isInRange = (key: string, from: string, to: string): boolean =>
  key >= from &&
  (to === MOST_RECENT_VALUE || key <= to || (key.startsWith(to) && !isDigit(key[to.length])));

const isDigit = (char: string | undefined): boolean =>
  char !== undefined && char >= "0" && char <= "9";

const isAccepted = (filter: FilterValue, value: string, key: string): boolean => {
  switch (filter.type) {
    case "single":
      return value === filter.value;
    case "multi":
      return filter.values[value] === true;
    case "range":
      return isInRange(key, filter.from, filter.to);
  }
};

const isOff = (filter: FilterValue): boolean =>
  filter.type === "single" && filter.value === FIELD_VALUE_NONE;

type RowTest = (row: number) => boolean;

const buildDictionaryTest = (
  column: DictionaryColumn,
  filter: FilterValue,
  rangeKey: RangeKey,
): RowTest => {
  const accepted = column.values.map((value) =>
    isAccepted(filter, value, rangeKey(column.id, value)),
  );
  return (row) => accepted[column.codes[row] ?? MISSING_CODE] === true;
};

const buildTest = (column: Column, filter: FilterValue, rangeKey: RangeKey): RowTest => {
  if (column.type === "dictionary") return buildDictionaryTest(column, filter, rangeKey);
  const { values } = column;
  if (filter.type === "range") {
    const from = Number(filter.from);
    const to = filter.to === MOST_RECENT_VALUE ? Number.POSITIVE_INFINITY : Number(filter.to);
    return (row) => (values[row] ?? Number.NaN) >= from && (values[row] ?? Number.NaN) <= to;
  }
  const wanted = new Set(
    filter.type === "single" ? [Number(filter.value)] : Object.keys(filter.values).map(Number),
  );
  return (row) => wanted.has(values[row] ?? Number.NaN);
};

/** The rows, in order, with the given indices. */
export const selectRows = (table: ObservationTable, rows: ArrayLike<number>): ObservationTable => ({
  rowCount: rows.length,
  columns: table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: Float64Array.from(rows, (row) => column.values[row] ?? Number.NaN) }
      : { ...column, codes: Int32Array.from(rows, (row) => column.codes[row] ?? MISSING_CODE) },
  ),
});

const findRows = (table: ObservationTable, filters: Filters, rangeKey: RangeKey): number[] => {
  const tests = Object.entries(filters).flatMap(([id, filter]) => {
    const column = findColumn(table, id);
    return column && !isOff(filter) ? [buildTest(column, filter, rangeKey)] : [];
  });
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row += 1)
    if (tests.every((test) => test(row))) rows.push(row);
  return rows;
};

/**
 * The rows that pass every filter. A missing cell passes none; a filter on a column that the table has not is
 * ignored; markers are resolved first with `resolveMostRecent`.
 */
export const filterTable = (
  table: ObservationTable,
  filters: Filters,
  rangeKey: RangeKey = ownValue,
): ObservationTable => {
  const rows = findRows(table, filters, rangeKey);
  return rows.length === table.rowCount ? table : selectRows(table, rows);
};

/** The values that occur, in the order of the column's dictionary; missing is no value. */
export const distinctValues = (table: ObservationTable, id: ComponentId): string[] => {
  const column = findColumn(table, id);
  if (!column) return [];
  if (column.type === "number")
    return [...new Set(column.values)].filter((value) => !Number.isNaN(value)).map(String);
  const seen = new Uint8Array(column.values.length);
  for (const code of column.codes) if (code >= 0) seen[code] = 1;
  return column.values.filter((_, code) => seen[code] === 1);
};

export type SortKey = {
  id: ComponentId;
  order: "asc" | "desc";
  /** Rank of a value of a dictionary column; by default labels compare. */
  rank?: (value: string, label: string) => number;
};

const buildRanks = (column: DictionaryColumn, rank: SortKey["rank"]): number[] => {
  const { values, labels } = column;
  if (rank) return values.map((value, code) => rank(value, labels[code] ?? value));
  const byLabel = values
    .map((_, code) => code)
    .toSorted((a, b) =>
      (labels[a] ?? "").localeCompare(labels[b] ?? "", undefined, { numeric: true }),
    );
  const ranks = Array.from({ length: values.length }, () => 0);
  byLabel.forEach((code, place) => (ranks[code] = place));
  return ranks;
};

const buildCompare = (
  table: ObservationTable,
  key: SortKey,
): ((a: number, b: number) => number) => {
  const column = findColumn(table, key.id);
  if (!column) return () => 0;
  const ranks = column.type === "dictionary" ? buildRanks(column, key.rank) : [];
  const read = (row: number): number =>
    column.type === "number"
      ? (column.values[row] ?? Number.NaN)
      : (ranks[column.codes[row] ?? MISSING_CODE] ?? Number.NaN);
  const direction = key.order === "asc" ? 1 : -1;
  return (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return direction * (left - right);
  };
};

/** Stable; the first key decides first; missing cells come last in both directions. */
export const sortTable = (table: ObservationTable, keys: readonly SortKey[]): ObservationTable => {
  const compares = keys.map((key) => buildCompare(table, key));
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  rows.sort((a, b) => {
    for (const compare of compares) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return a - b;
  });
  return selectRows(table, rows);
};

const findNewest = (
  values: readonly string[],
  id: ComponentId,
  key: RangeKey,
): string | undefined =>
  values.reduce<string | undefined>(
    (newest, value) => (newest === undefined || key(id, value) > key(id, newest) ? value : newest),
    undefined,
  );

const isMarked = (filter: FilterValue): boolean =>
  (filter.type === "single" && filter.value === MOST_RECENT_VALUE) ||
  (filter.type === "range" && filter.to === MOST_RECENT_VALUE);

const replaceMarker = (filter: FilterValue, newest: string, key: string): FilterValue =>
  filter.type === "range" ? { ...filter, to: key } : { type: "single", value: newest };

/** Each marker becomes the newest value that exists under the other filters, markers in their order. */
export const resolveMostRecent = (
  table: ObservationTable,
  filters: Filters,
  rangeKey: RangeKey = ownValue,
): Filters => {
  let resolved = filters;
  for (const [id, filter] of Object.entries(filters)) {
    if (!isMarked(filter)) continue;
    const others = Object.fromEntries(
      Object.entries(resolved).filter(([other, value]) => other !== id && !isMarked(value)),
    );
    const newest = findNewest(
      distinctValues(filterTable(table, others, rangeKey), id),
      id,
      rangeKey,
    );
    if (newest !== undefined)
      resolved = { ...resolved, [id]: replaceMarker(filter, newest, rangeKey(id, newest)) };
  }
  return resolved;
};

/** For each filter the values that exist under the filters before it. */
export const derivePossibleValues = (
  table: ObservationTable,
  filters: Filters,
  rangeKey: RangeKey = ownValue,
): Record<ComponentId, string[]> => {
  const possible: Record<ComponentId, string[]> = {};
  let rest = table;
  for (const [id, filter] of Object.entries(filters)) {
    possible[id] = distinctValues(rest, id);
    rest = filterTable(rest, { [id]: filter }, rangeKey);
  }
  return possible;
};

/**
 * Single filters that select at least one row: wanted values are kept in the order of the filters where rows have
 * them, the others become the first value that remains. Empty when the table has no row.
 */
export const derivePossibleFilters = (
  table: ObservationTable,
  filters: Record<ComponentId, SingleFilter>,
): Record<ComponentId, SingleFilter> => {
  let rest = table;
  const kept: Record<ComponentId, SingleFilter> = {};
  for (const [id, filter] of Object.entries(filters)) {
    const narrowed = filterTable(rest, { [id]: filter });
    if (narrowed.rowCount === 0) continue;
    kept[id] = filter;
    rest = narrowed;
  }
  return Object.fromEntries(
    Object.entries(filters).flatMap(([id]): [ComponentId, SingleFilter][] => {
      const same = kept[id];
      if (same) return [[id, same]];
      const value = distinctValues(rest, id)[0];
      if (value === undefined || !findDictionaryColumn(rest, id)) return [];
      const filter: SingleFilter = { type: "single", value };
      rest = filterTable(rest, { [id]: filter });
      return [[id, filter]];
    }),
  );
};
