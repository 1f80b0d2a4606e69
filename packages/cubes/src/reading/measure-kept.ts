import type { ReadAnswer, ReadTable } from "./observation-reader.ts";

/** Columns with the query that asked for them, columns alone, or the values of one of them. */
export type Kept = ReadAnswer | ReadTable | readonly string[];

/** Of a string: two bytes a character at most, and its head. */
const sizeOfTexts = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length + 24, 0);

/** Roughly what they take in memory. */
export const measureBytes = (kept: Kept): number => {
  if ("table" in kept) return measureBytes(kept.table) + sizeOfTexts([kept.query ?? ""]);
  if (!("columns" in kept)) return sizeOfTexts(kept);
  return kept.columns.reduce((sum, column) => {
    if (column.type === "number") return sum + column.values.byteLength;
    const labels = column.labels === column.values ? 0 : sizeOfTexts(column.labels);
    return sum + column.codes.byteLength + sizeOfTexts(column.values) + labels;
  }, 0);
};

/** Of an entry besides its key and its value; so their number is bounded too. */
export const ENTRY_BYTES = 500;

/** Of an entry with its key. */
export const measureEntry = (key: string, kept: Kept): number =>
  sizeOfTexts([key]) + ENTRY_BYTES + measureBytes(kept);
