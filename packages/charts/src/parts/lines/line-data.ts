import type { ChartInput } from "../../scene/chart-input.ts";
import {
  type ChartCell,
  type ChartData,
  type ChartFields,
  listCells,
  readChartColumns,
} from "../values/chart-data.ts";
import { readDatesInOrder } from "../values/dates-in-order.ts";

type Cells = readonly (ChartCell | undefined)[];

/** The observations of one line by category, as columns: lines of hundreds of thousands of points have no object for each. */
export type LineColumn = {
  /** As drawn; NaN where there is none. */
  values: Float64Array;
  /** The same as cells, where some have intervals. */
  list?: Cells;
  at: (category: number) => ChartCell | undefined;
  every: (test: (cell: unknown) => boolean) => boolean;
};

/** What lines are drawn of. */
export type LineData = Omit<ChartData, "cells"> & {
  /** Of the categories, where they are dates that stand in their order. */
  times?: Float64Array | undefined;
  cells: readonly LineColumn[];
};

const makeColumn = (values: Float64Array, at: LineColumn["at"]): LineColumn => ({
  values,
  at,
  every: (test) => values.every((value) => test(Number.isNaN(value) ? undefined : value)),
});

/** Cells as a column. */
const toColumn = (cells: Cells): LineColumn =>
  makeColumn(
    new Float64Array(cells.map((cell) => cell?.value ?? Number.NaN)),
    (category) => cells[category],
  );

/** Cells as columns. */
export const toLineData = (data: ChartData): LineData => ({
  ...data,
  cells: data.cells.map(toColumn),
});

/** Reads the table of a line chart. */
export const readLineData = (input: ChartInput, fields: ChartFields): LineData => {
  const { data, times, rowsOf, valueOf, hasIntervals, cellOf } = readChartColumns(
    input,
    fields,
    readDatesInOrder,
  );
  const cells = rowsOf.map((rows) => {
    if (hasIntervals) {
      const list = listCells({ cellOf }, rows);
      return { ...toColumn(list), list };
    }
    const values = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) values[at] = valueOf(rows[at] ?? -1);
    return makeColumn(values, (category) => {
      const row = rows[category] ?? -1;
      return row < 0 ? undefined : cellOf(row);
    });
  });
  // Spread it would make all categories.
  return Object.assign(data, { times, cells });
};
