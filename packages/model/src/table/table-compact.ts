import { type DictionaryColumn, MISSING_CODE, type ObservationTable } from "./observation-table.ts";
import { collectCodes } from "./table-values.ts";

const compactDictionary = (column: DictionaryColumn): DictionaryColumn => {
  const seen = collectCodes(column, undefined).subarray(1);
  if (!seen.includes(0)) return column;
  const newCodes = new Int32Array(seen.length);
  const kept: number[] = [];
  for (let code = 0; code < seen.length; code += 1) {
    newCodes[code] = kept.length;
    if (seen[code] === 1) kept.push(code);
  }
  const pick = (texts: readonly string[]): string[] => kept.map((code) => texts[code] ?? "");
  const values = pick(column.values);
  return {
    ...column,
    values,
    labels: column.labels === column.values ? values : pick(column.labels),
    codes: column.codes.map((code) => newCodes[code] ?? MISSING_CODE),
  };
};

/** The same rows; dictionaries keep, in their order, only the values that occur. */
export const compactTable = (table: ObservationTable): ObservationTable => ({
  ...table,
  columns: table.columns.map((column) =>
    column.type === "number" ? column : compactDictionary(column),
  ),
});
