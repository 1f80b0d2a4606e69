import { formatIdentifier } from "../formats/format-identifier.ts";
import type { ComponentId } from "../vocabulary/ids.ts";

/** Code of a missing cell in a dictionary column. */
export const MISSING_CODE = -1;

/**
 * A dimension or an ordinal measure: row → code → value. `values` are unversioned IRIs or literals,
 * `labels` what the reader sees (same length, same order).
 */
export type DictionaryColumn = {
  type: "dictionary";
  id: ComponentId;
  codes: Int32Array;
  values: readonly string[];
  labels: readonly string[];
};

/** A numerical measure or an uncertainty; NaN is a missing cell. */
export type NumberColumn = { type: "number"; id: ComponentId; values: Float64Array };

/** A column by its `type`: codes of a dictionary, or numbers in which NaN is a missing cell. */
export type Column = DictionaryColumn | NumberColumn;

/** Observations as columns. Every column has `rowCount` cells; a table is never changed in place. */
export type ObservationTable = { rowCount: number; columns: readonly Column[] };

/** Undefined where the table has no column of this component. */
export const findColumn = (table: ObservationTable, id: ComponentId): Column | undefined =>
  table.columns.find((column) => column.id === id);

/** Undefined where there is no such column, or it holds numbers. */
export const findDictionaryColumn = (
  table: ObservationTable,
  id: ComponentId,
): DictionaryColumn | undefined => {
  const column = findColumn(table, id);
  return column?.type === "dictionary" ? column : undefined;
};

/** Undefined where there is no such column, or it holds codes of a dictionary. */
export const findNumberColumn = (
  table: ObservationTable,
  id: ComponentId,
): NumberColumn | undefined => {
  const column = findColumn(table, id);
  return column?.type === "number" ? column : undefined;
};

/** The value of a cell: a string for dictionary columns, a number for number columns, null when missing. */
export const cellValue = (column: Column, row: number): string | number | null => {
  if (column.type === "number") {
    const value = column.values[row];
    return value === undefined || Number.isNaN(value) ? null : value;
  }
  return column.values[column.codes[row] ?? MISSING_CODE] ?? null;
};

/** What a reader sees in a cell of a dictionary column; null when missing. */
export const cellLabel = (column: DictionaryColumn, row: number): string | null => {
  const label = column.labels[column.codes[row] ?? MISSING_CODE];
  return label === undefined ? null : formatIdentifier(label);
};
