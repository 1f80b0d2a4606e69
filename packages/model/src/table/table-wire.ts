import type { ComponentId } from "../vocabulary/ids.ts";
import { decodeDays, encodeDays, type WireDays } from "./day-column.ts";
import { type Column, type ObservationTable } from "./observation-table.ts";

/**
 * The JSON form of a table: typed arrays as plain arrays, NaN as null, labels left out where they equal the values; packed
 * also very many days as runs of them.
 */
type WireColumn =
  | WireDays
  | { type: "dictionary"; id: ComponentId; values: string[]; labels?: string[]; codes: number[] }
  | { type: "number"; id: ComponentId; values: (number | null)[] };

/** A table in JSON; `encodeTable` writes it and `decodeTable` reads it. */
export type WireTable = { rowCount: number; columns: WireColumn[] };

/** In a quarter of the time that `Array.from` takes. */
const toArray = <Value>(
  numbers: Float64Array | Int32Array,
  read: (number: number) => Value,
): Value[] => {
  const array: Value[] = [];
  for (let at = 0; at < numbers.length; at += 1) array.push(read(numbers[at] ?? Number.NaN));
  return array;
};

const encodeColumn = (column: Column, isPacked = false): WireColumn => {
  if (column.type === "number") {
    const values = toArray(column.values, (value) => (Number.isNaN(value) ? null : value));
    return { type: "number", id: column.id, values };
  }
  const labelled =
    column.labels !== column.values &&
    column.labels.some((label, code) => label !== column.values[code]);
  const days = isPacked && !labelled ? encodeDays(column) : undefined;
  if (days) return days;
  return {
    type: "dictionary",
    id: column.id,
    values: [...column.values],
    ...(labelled ? { labels: [...column.labels] } : {}),
    codes: toArray(column.codes, (code) => code),
  };
};

/** The JSON form of a table, which shares nothing with it; packed for who reads it with `decodeTable` of the same version. */
export const encodeTable = (table: ObservationTable, isPacked = false): WireTable => ({
  rowCount: table.rowCount,
  columns: table.columns.map((column) => encodeColumn(column, isPacked)),
});

/** A table that is sent: its JSON form once that is written, itself for whoever takes it in the same process. */
export type SentTable = {
  table: ObservationTable;
  /** Cells that should be numbers and are none; also in the JSON form. */
  unreadable?: number;
  /** The JSON form, of which each column is made when it is written. */
  toJSON: () => { rowCount: number; columns: { toJSON: () => WireColumn }[] };
};

/** Nothing is encoded before it is written. */
export const sendTable = (table: ObservationTable): SentTable => ({
  table,
  toJSON: () => ({
    rowCount: table.rowCount,
    columns: table.columns.map((column) => ({ toJSON: () => encodeColumn(column) })),
  }),
});

const decodeColumn = (column: WireColumn): Column => {
  if (column.type === "days") return decodeDays(column);
  return column.type === "number"
    ? {
        type: "number",
        id: column.id,
        values: new Float64Array(column.values.map((value) => value ?? Number.NaN)),
      }
    : {
        type: "dictionary",
        id: column.id,
        values: column.values,
        labels: column.labels ?? column.values,
        codes: new Int32Array(column.codes),
      };
};

/** The table of its JSON form, or one that has not left the process. Trusts it: for what this product has written itself. */
export const decodeTable = (wire: WireTable | SentTable): ObservationTable =>
  "table" in wire
    ? wire.table
    : { rowCount: wire.rowCount, columns: wire.columns.map(decodeColumn) };
