import type { Filters } from "../vocabulary/filter.ts";
import type { ComponentId } from "../vocabulary/ids.ts";
import { type DictionaryColumn, findColumn, type ObservationTable } from "./observation-table.ts";
import { findRows, visitRows } from "./table-filter.ts";

const BLOCK = 65_536;

/** At each code plus one: whether the column has it, in some rows or in all. */
export const collectCodes = (
  { codes, values }: DictionaryColumn,
  rows: Int32Array | undefined,
): Uint8Array => {
  const seen = new Uint8Array(values.length + 1);
  const total = rows?.length ?? codes.length;
  const isComplete = (): boolean => seen.indexOf(0, 1) < 0;
  for (let start = 0; start < total && !isComplete(); start += BLOCK) {
    const end = Math.min(start + BLOCK, total);
    if (rows) for (let at = start; at < end; at += 1) seen[(codes[rows[at] ?? -1] ?? -1) + 1] = 1;
    else for (let row = start; row < end; row += 1) seen[(codes[row] ?? -1) + 1] = 1;
  }
  return seen;
};

/** The values that occur, of some rows or of all, in the order of the column's dictionary; missing is no value. */
export const distinctValues = (
  table: ObservationTable,
  id: ComponentId,
  rows?: Int32Array,
): string[] => {
  const column = findColumn(table, id);
  if (!column) return [];
  if (column.type === "dictionary") {
    const seen = collectCodes(column, rows);
    return column.values.filter((_, code) => seen[code + 1] === 1);
  }
  const { values } = column;
  const found = new Set(rows ? Float64Array.from(rows, (row) => values[row] ?? NaN) : values);
  found.delete(Number.NaN);
  return [...found].map(String);
};

/** The values that occur in the rows that pass every filter; looks no further once it has seen all. */
export const distinctUnder = (
  table: ObservationTable,
  id: ComponentId,
  filters: Filters,
): string[] => {
  const column = findColumn(table, id);
  if (column?.type !== "dictionary" || Object.keys(filters).length === 0)
    return distinctValues(table, id, findRows(table, filters));
  const { codes, values } = column;
  const seen = new Uint8Array(values.length + 1);
  visitRows(table, filters, (rows, count) => {
    for (let at = 0; at < count; at += 1) seen[(codes[rows[at] as number] as number) + 1] = 1;
    return seen.includes(0, 1);
  });
  return values.filter((_, code) => seen[code + 1] === 1);
};

/** Smallest and largest number of a column; words that are no number and missing cells do not count. */
export const numberBounds = (
  table: ObservationTable,
  id: ComponentId,
): { min: number; max: number } | undefined => {
  const column = findColumn(table, id);
  if (!column) return undefined;
  const cells =
    column.type === "number" ? column.values : distinctValues(table, id).map(parseNumber);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? Number.NaN;
    if (cell < min) min = cell;
    if (cell > max) max = cell;
  }
  return min <= max ? { min, max } : undefined;
};

const parseNumber = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));
