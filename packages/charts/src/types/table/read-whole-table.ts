import { alignDecimals } from "@statelier/model";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { TableCell, TableSceneColumn } from "../../scene/scene.ts";
import { type FoldableGroup, listFoldable } from "./fold-groups.ts";
import { groupRows } from "./group-rows.ts";
import { limitWidths, toSceneColumn } from "./layout-table.ts";
import { orderTable, type TableColumnPlan } from "./order-table.ts";

/** All rows of a table in order, each read when it is drawn. */
export type WholeTable = {
  columns: readonly TableSceneColumn[];
  rowCount: number;
  heads: readonly FoldableGroup[];
  cellsOf: (row: number) => readonly TableCell[];
  /** What stands behind a number of a column, unseen, so that decimal points stand in line. */
  padOf: (column: number, text: string) => string | undefined;
};

/** A longer text ends with an ellipsis. */
const WIDEST = 360;
const SAMPLE = 300;

/** Some rows from everywhere, and those with the longest texts and the greatest numbers. */
const pickWide = (plan: TableColumnPlan, rows: readonly number[]): number[] => {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const some = rows.filter((_, at) => at % step === 0);
  const seen = new Map<string, number>();
  let most: { row: number; value: number } | undefined;
  for (const row of rows) {
    const value = plan.readValue(row);
    if (typeof value === "number") {
      if (!most || Math.abs(value) > most.value) most = { row, value: Math.abs(value) };
    } else if (value !== null && seen.size < SAMPLE * 10) seen.set(value, row);
  }
  return [...some, ...seen.values(), ...(most ? [most.row] : [])];
};

/** Of some numbers of a column the one with the most decimals. */
const pickLongest = ({ shown, read }: TableColumnPlan, rows: readonly number[]): string => {
  if (!shown) return "";
  const texts = rows.map((row) => read(row).text).filter((text) => /\d/.test(text));
  return texts[alignDecimals(texts).indexOf("")] ?? "";
};

export const readWholeTable = (input: ChartInputOf<"table">): WholeTable => {
  const { columns, groups, rows, readers, sorted } = orderTable(input);
  const heads = groups.length > 0 ? groupRows(rows, groups) : [];
  const samples = columns.map((plan) => pickWide(plan, rows));
  const longest = columns.map((plan, at) => pickLongest(plan, samples[at] ?? []));
  return {
    columns: limitWidths(
      columns.map((plan, at) => {
        const hasLine = rows.slice(0, SAMPLE).some((row) => readers[at]?.(row).look?.line);
        const column = toSceneColumn(plan, samples[at] ?? [], { sorted, hasLine });
        return { ...column, width: Math.min(WIDEST, column.width) };
      }),
      input,
    ),
    rowCount: rows.length,
    heads: listFoldable({ groups: heads, rows }),
    cellsOf: (index) => {
      const row = rows[index] ?? 0;
      return readers.map((read) => read(row));
    },
    padOf: (column, text) => alignDecimals([longest[column] ?? "", text])[1],
  };
};
