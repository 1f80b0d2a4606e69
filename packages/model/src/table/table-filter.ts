import {
  FIELD_VALUE_NONE,
  type FilterValue,
  type Filters,
  MOST_RECENT_VALUE,
} from "../vocabulary/filter.ts";
import type { ComponentId } from "../vocabulary/ids.ts";
import {
  type Column,
  type DictionaryColumn,
  findColumn,
  type ObservationTable,
} from "./observation-table.ts";
import { selectRows } from "./table-rows.ts";

/** What a range compares instead of the value itself, for example the date of a temporal entity. */
export type RangeKey = (id: ComponentId, value: string) => string;

export const ownValue: RangeKey = (_, value) => value;

const isDigit = (char: string | undefined): boolean =>
  char !== undefined && char >= "0" && char <= "9";

/** A coarse end of a range includes its finer values: `2015` includes `2015-06`. */
export const isInRange = (key: string, from: string, to: string): boolean =>
  key >= from &&
  (to === MOST_RECENT_VALUE || key <= to || (key.startsWith(to) && !isDigit(key[to.length])));

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

type RowFilter = {
  /** Writes the rows from `start` up to `end` that pass, and answers how many they are. */
  scan: (rows: Int32Array, start: number, end: number) => number;
  /** Moves those of the first `count` rows that pass to the front, and answers how many they are. */
  keep: (rows: Int32Array, count: number) => number;
  share: number;
};

const filterCodes = (
  { codes, values, id }: DictionaryColumn,
  filter: FilterValue,
  rangeKey: RangeKey,
): RowFilter => {
  const accepted = new Uint8Array(values.length + 1);
  let size = 0;
  values.forEach((value, code) => {
    if (!isAccepted(filter, value, filter.type === "range" ? rangeKey(id, value) : value)) return;
    accepted[code + 1] = 1;
    size += 1;
  });
  return {
    scan: (rows, start, end) => {
      let kept = 0;
      for (let row = start; row < end; row += 1) {
        rows[kept] = row;
        kept += accepted[(codes[row] as number) + 1] as number;
      }
      return kept;
    },
    keep: (rows, count) => {
      let kept = 0;
      for (let at = 0; at < count; at += 1) {
        const row = rows[at] as number;
        rows[kept] = row;
        kept += accepted[(codes[row] as number) + 1] as number;
      }
      return kept;
    },
    share: values.length === 0 ? 0 : size / values.length,
  };
};

const filterNumbers = (values: Float64Array, isWanted: (value: number) => boolean): RowFilter => ({
  scan: (rows, start, end) => {
    let kept = 0;
    for (let row = start; row < end; row += 1) {
      rows[kept] = row;
      kept += isWanted(values[row] as number) ? 1 : 0;
    }
    return kept;
  },
  keep: (rows, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number;
      rows[kept] = row;
      kept += isWanted(values[row] as number) ? 1 : 0;
    }
    return kept;
  },
  share: 1,
});

const buildRowFilter = (column: Column, filter: FilterValue, rangeKey: RangeKey): RowFilter => {
  if (column.type === "dictionary") return filterCodes(column, filter, rangeKey);
  if (filter.type === "range") {
    const from = Number(filter.from);
    const to = filter.to === MOST_RECENT_VALUE ? Number.POSITIVE_INFINITY : Number(filter.to);
    return filterNumbers(column.values, (value) => value >= from && value <= to);
  }
  const wanted = new Set(
    filter.type === "single" ? [Number(filter.value)] : Object.keys(filter.values).map(Number),
  );
  wanted.delete(Number.NaN);
  return filterNumbers(column.values, (value) => wanted.has(value));
};

const BLOCK = 16_384;

const concatRows = (blocks: readonly Int32Array[], count: number): Int32Array => {
  const rows = new Int32Array(count);
  let at = 0;
  for (const block of blocks) {
    rows.set(block.subarray(0, count - at), at);
    at += block.length;
  }
  return rows;
};

/** Which rows are looked at, how a range compares values, and when the search ends. */
export type FindRowsOptions = {
  rangeKey?: RangeKey;
  /** Looks at these rows only. */
  within?: Int32Array | undefined;
  /** Stops when it has found so many. */
  limit?: number;
};

const takeRows = (rows: Int32Array, start: number, end: number): number => {
  for (let row = start; row < end; row += 1) rows[row - start] = row;
  return end - start;
};

/** Takes the rows that pass, block by block, in the first `count` places; answers whether to go on. */
type Visit = (rows: Int32Array, count: number) => boolean;

const runRowFilters = (
  rowFilters: readonly RowFilter[],
  total: number,
  within: Int32Array | undefined,
  visit: Visit,
): void => {
  const block = new Int32Array(Math.min(BLOCK, total));
  const pick = (rows: Int32Array, start: number, end: number): number => {
    if (within) rows.set(within.subarray(start, end));
    return end - start;
  };
  const scan = within ? pick : (rowFilters[0]?.scan ?? takeRows);
  const others = within ? rowFilters : rowFilters.slice(1);
  let goesOn = true;
  for (let start = 0; start < total && goesOn; start += BLOCK) {
    let count = scan(block, start, Math.min(start + BLOCK, total));
    for (const { keep } of others) count = keep(block, count);
    goesOn = visit(block, count);
  }
};

const buildRowFilters = (
  table: ObservationTable,
  filters: Filters,
  rangeKey: RangeKey,
): RowFilter[] =>
  Object.entries(filters)
    .flatMap(([id, filter]) => {
      const column = findColumn(table, id);
      return column && !isOff(filter) ? [buildRowFilter(column, filter, rangeKey)] : [];
    })
    .toSorted((a, b) => a.share - b.share);

/** The rows that pass every filter, as `findRows` finds them, while `visit` wants more. */
export const visitRows = (table: ObservationTable, filters: Filters, visit: Visit): void =>
  runRowFilters(buildRowFilters(table, filters, ownValue), table.rowCount, undefined, visit);

/**
 * The rows, in order, that pass every filter; undefined where no filter is on and all rows are meant. A missing
 * cell passes none; a filter on a column that the table has not is ignored.
 */
export const findRows = (
  table: ObservationTable,
  filters: Filters,
  { rangeKey = ownValue, within, limit }: FindRowsOptions = {},
): Int32Array | undefined => {
  const rowFilters = buildRowFilters(table, filters, rangeKey);
  if (rowFilters.length === 0 && limit === undefined) return within;
  const most = limit ?? Number.POSITIVE_INFINITY;
  const found: Int32Array[] = [];
  let size = 0;
  if (most > 0)
    runRowFilters(rowFilters, within?.length ?? table.rowCount, within, (rows, count) => {
      if (count > 0) found.push(rows.slice(0, count));
      size += count;
      return size < most;
    });
  return concatRows(found, Math.min(size, most));
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
  const rows = findRows(table, filters, { rangeKey });
  return rows === undefined || rows.length === table.rowCount ? table : selectRows(table, rows);
};
