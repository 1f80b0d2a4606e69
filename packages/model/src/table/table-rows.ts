import { type Column, MISSING_CODE, type ObservationTable } from "./observation-table.ts";

/** The cells of some rows; a row that is none (-1) has a missing cell. */
export const pickCells = (column: Column, rows: ArrayLike<number>): Column => {
  if (column.type === "number") {
    const values = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at += 1)
      values[at] = column.values[rows[at] ?? -1] ?? Number.NaN;
    return { ...column, values };
  }
  const codes = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1)
    codes[at] = column.codes[rows[at] ?? -1] ?? MISSING_CODE;
  return { ...column, codes };
};

/** The rows with the given indices, in their order. */
export const selectRows = (table: ObservationTable, rows: ArrayLike<number>): ObservationTable => ({
  rowCount: rows.length,
  columns: table.columns.map((column) => pickCells(column, rows)),
});
