import { FIELD_VALUE_NONE, type FilterValue, type Filters, MOST_RECENT_VALUE } from "./filter.ts";
import type { ComponentId } from "./ids.ts";
import {
  type Column,
  type DictionaryColumn,
  findColumn,
  MISSING_CODE,
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

/** Moves the rows that pass to the front of the first `count` and answers how many they are. */
type Sieve = { keep: (rows: Int32Array, count: number) => number; share: number };

const sieveCodes = (
  { codes, values, id }: DictionaryColumn,
  filter: FilterValue,
  rangeKey: RangeKey,
): Sieve => {
  const accepted = new Uint8Array(values.length + 1);
  let size = 0;
  values.forEach((value, code) => {
    if (!isAccepted(filter, value, filter.type === "range" ? rangeKey(id, value) : value)) return;
    accepted[code + 1] = 1;
    size += 1;
  });
  const keep: Sieve["keep"] = (rows, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      rows[kept] = row;
      kept += accepted[(codes[row] ?? MISSING_CODE) + 1] ?? 0;
    }
    return kept;
  };
  return { keep, share: values.length === 0 ? 0 : size / values.length };
};

const sieveNumbers = (values: Float64Array, isWanted: (value: number) => boolean): Sieve => ({
  keep: (rows, count) => {
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] ?? 0;
      rows[kept] = row;
      kept += isWanted(values[row] ?? Number.NaN) ? 1 : 0;
    }
    return kept;
  },
  share: 1,
});

const buildSieve = (column: Column, filter: FilterValue, rangeKey: RangeKey): Sieve => {
  if (column.type === "dictionary") return sieveCodes(column, filter, rangeKey);
  if (filter.type === "range") {
    const from = Number(filter.from);
    const to = filter.to === MOST_RECENT_VALUE ? Number.POSITIVE_INFINITY : Number(filter.to);
    return sieveNumbers(column.values, (value) => value >= from && value <= to);
  }
  const wanted = new Set(
    filter.type === "single" ? [Number(filter.value)] : Object.keys(filter.values).map(Number),
  );
  wanted.delete(Number.NaN);
  return sieveNumbers(column.values, (value) => wanted.has(value));
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

export type FindRowsOptions = {
  rangeKey?: RangeKey;
  /** Looks at these rows only. */
  within?: Int32Array | undefined;
  /** Stops when it has found so many. */
  limit?: number;
};

const runSieves = (
  sieves: readonly Sieve[],
  rowCount: number,
  { within, limit = Number.POSITIVE_INFINITY }: FindRowsOptions,
): Int32Array => {
  const block = new Int32Array(BLOCK);
  const found: Int32Array[] = [];
  const total = within?.length ?? rowCount;
  let size = 0;
  for (let start = 0; start < total && size < limit; start += BLOCK) {
    let count = Math.min(BLOCK, total - start);
    if (within) block.set(within.subarray(start, start + count));
    else for (let at = 0; at < count; at += 1) block[at] = start + at;
    for (const { keep } of sieves) count = keep(block, count);
    if (count > 0) found.push(block.slice(0, count));
    size += count;
  }
  return concatRows(found, Math.min(size, limit));
};

/**
 * The rows, in order, that pass every filter; undefined where no filter is on and all rows are meant. A missing
 * cell passes none; a filter on a column that the table has not is ignored.
 */
export const findRows = (
  table: ObservationTable,
  filters: Filters,
  options: FindRowsOptions = {},
): Int32Array | undefined => {
  const sieves = Object.entries(filters).flatMap(([id, filter]) => {
    const column = findColumn(table, id);
    return column && !isOff(filter)
      ? [buildSieve(column, filter, options.rangeKey ?? ownValue)]
      : [];
  });
  if (sieves.length === 0 && options.limit === undefined) return options.within;
  return runSieves(
    sieves.toSorted((a, b) => a.share - b.share),
    table.rowCount,
    options,
  );
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
