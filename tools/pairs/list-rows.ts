import { cellValue, type Column } from "@statelier/model";
import { type PairChart, shortName } from "./read-chart.ts";

/** One observation by the last parts of its columns' ids; dates as they are written, all else as readers see it. */
export type PairRow = Record<string, string | number | null>;

const cell = (column: Column, row: number): string | number | null => {
  if (column.type === "number") return cellValue(column, row);
  return column.labels?.[column.codes[row] ?? -1] ?? cellValue(column, row);
};

/** The rows of a chart for another library. */
export const listRows = ({ table }: PairChart): PairRow[] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    Object.fromEntries(table.columns.map((column) => [shortName(column.id), cell(column, row)])),
  );
