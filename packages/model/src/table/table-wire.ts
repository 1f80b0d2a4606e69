import type { ComponentId } from "../vocabulary/ids.ts";
import { type Column, type ObservationTable } from "./observation-table.ts";

/** The JSON form of a table: typed arrays as plain arrays, NaN as null, labels left out where they equal the values. */
type WireColumn =
  | { type: "dictionary"; id: ComponentId; values: string[]; labels?: string[]; codes: number[] }
  | { type: "number"; id: ComponentId; values: (number | null)[] };

/** A table in JSON; `encodeTable` writes it and `decodeTable` reads it. */
export type WireTable = { rowCount: number; columns: WireColumn[] };

const encodeColumn = (column: Column): WireColumn => {
  if (column.type === "number") {
    const values = Array.from(column.values, (value) => (Number.isNaN(value) ? null : value));
    return { type: "number", id: column.id, values };
  }
  const labelled = column.labels.some((label, code) => label !== column.values[code]);
  return {
    type: "dictionary",
    id: column.id,
    values: [...column.values],
    ...(labelled ? { labels: [...column.labels] } : {}),
    codes: Array.from(column.codes),
  };
};

/** The JSON form of a table, which shares nothing with it. */
export const encodeTable = (table: ObservationTable): WireTable => ({
  rowCount: table.rowCount,
  columns: table.columns.map(encodeColumn),
});

/** A table that is sent: its JSON form once that is written, itself for whoever takes it in the same process. */
export type SentTable = { table: ObservationTable; toJSON: () => WireTable };

/** Nothing is encoded before it is written. */
export const sendTable = (table: ObservationTable): SentTable => ({
  table,
  toJSON: () => encodeTable(table),
});

const decodeColumn = (column: WireColumn): Column =>
  column.type === "number"
    ? {
        type: "number",
        id: column.id,
        values: Float64Array.from(column.values, (value) => value ?? Number.NaN),
      }
    : {
        type: "dictionary",
        id: column.id,
        values: column.values,
        labels: column.labels ?? column.values,
        codes: Int32Array.from(column.codes),
      };

/** The table of its JSON form, or one that has not left the process. Trusts it: for what this product has written itself. */
export const decodeTable = (wire: WireTable | SentTable): ObservationTable =>
  "table" in wire
    ? wire.table
    : { rowCount: wire.rowCount, columns: wire.columns.map(decodeColumn) };
