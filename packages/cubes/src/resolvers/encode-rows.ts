import { cellLabel, cellValue, type ObservationTable } from "@statelier/model";

export type ObservationRow = Record<string, string | number | null>;

/** Rows of labels or numbers by component id; the original value of a label stands under `{id}/__iri__`. */
export const encodeRows = (table: ObservationTable): ObservationRow[] =>
  Array.from({ length: table.rowCount }, (_, row) => {
    const cells: ObservationRow = {};
    for (const column of table.columns) {
      if (column.type === "number") cells[column.id] = cellValue(column, row);
      else {
        cells[column.id] = cellLabel(column, row);
        cells[`${column.id}/__iri__`] = cellValue(column, row);
      }
    }
    return cells;
  });
