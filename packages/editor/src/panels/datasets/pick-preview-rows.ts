import { type ObservationTable, selectRows } from "@statelier/model";

/** Rows of a preview, as those of a dataset's page. */
const ROWS = 8;

const countMissing = (table: ObservationTable, row: number): number =>
  table.columns.filter((column) =>
    column.type === "number" ? Number.isNaN(column.values[row]) : (column.codes[row] ?? -1) < 0,
  ).length;

/** The rows in which most cells have met. */
export const pickPreviewRows = (table: ObservationTable): ObservationTable => {
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const missing = rows.map((row) => countMissing(table, row));
  const fullest = rows.toSorted((a, b) => (missing[a] ?? 0) - (missing[b] ?? 0)).slice(0, ROWS);
  return selectRows(
    table,
    fullest.toSorted((a, b) => a - b),
  );
};
