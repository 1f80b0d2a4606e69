import {
  type DictionaryColumn,
  findKnownDays,
  type KnownDays,
  findNumberColumn,
  MISSING_CODE,
} from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findAnimation } from "../values/animation-frames.ts";
import {
  type ChartCell,
  type ChartData,
  type ChartFields,
  findCodes,
  listCells,
  makeCellReader,
  readChartColumns,
  readSeries,
} from "../values/chart-data.ts";
import { type DatesInOrder, readDatesInOrder } from "../values/dates-in-order.ts";
import { convertValue, findShownMeasure } from "../values/measure-text.ts";

type Cells = readonly (ChartCell | undefined)[];

/** The smallest and the largest of some values, before which place the largest is not, and how many there are; NaN is none. */
type ColumnEnds = { low: number; high: number; highFrom: number; count: number };

/** The observations of one line by category, as columns: lines of hundreds of thousands of points have no object for each. */
export type LineColumn = {
  /** As drawn; NaN where there is none. */
  values: Float64Array;
  ends: ColumnEnds;
  /** The same as cells, where some have intervals. */
  list?: Cells;
  at: (category: number) => ChartCell | undefined;
  every: (test: (cell: unknown) => boolean) => boolean;
};

/** What lines are drawn of. */
export type LineData = Omit<ChartData, "cells"> & {
  /** Of the categories, where they are dates that stand in their order, and one of them alone. */
  times?: Float64Array | undefined;
  dateAt?: DatesInOrder["dateAt"] | undefined;
  /** They are known to be at one distance from one another. */
  isEven?: boolean | undefined;
  cells: readonly LineColumn[];
};

/** Browsers make what is called often fast sooner than a long loop. */
const BLOCK = 1_024;

/** The smallest and the largest of some values; NaN where one of them is. */
const findRange = (values: Float64Array, first: number, next: number): [number, number] => {
  let low = Infinity;
  let high = -Infinity;
  for (let at = first; at < next; at += 1) {
    const value = values[at] ?? 0;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
};

const findEnds = (values: Float64Array): ColumnEnds => {
  const count = values.length;
  let [low, high, highFrom] = [Infinity, -Infinity, 0];
  for (let at = 0; at < count; at += BLOCK) {
    const [least, most] = findRange(values, at, Math.min(at + BLOCK, count));
    low = Math.min(low, least);
    if (most > high) [high, highFrom] = [most, at];
  }
  return Number.isNaN(low)
    ? findEnds(values.filter((value) => !Number.isNaN(value)))
    : { low, high, highFrom, count };
};

const makeColumn = (values: Float64Array, at: LineColumn["at"]): LineColumn => ({
  values,
  ends: findEnds(values),
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

/** Whether the rows of a column have its values one after the other, each once. */
const isInOrder = (column: DictionaryColumn): boolean => {
  if (findKnownDays(column)?.isInOrder) return true;
  const { codes } = column;
  for (let row = 0; row < codes.length; row += 1) if (codes[row] !== row) return false;
  return true;
};

const DAY_MS = 86_400_000;

/** Whether no day is missing between the first and the last. */
const isUnbroken = (known: KnownDays | undefined): boolean => {
  const { times = new Float64Array() } = known ?? {};
  return ((times.at(-1) ?? 0) - (times[0] ?? 0)) / DAY_MS === times.length - 1;
};

/** Whether all rows have the only value. */
const isSame = ({ codes, values }: DictionaryColumn): boolean =>
  values.length === 1 && !codes.includes(MISSING_CODE);

/** The dimension of dates of a table that is one line, row by row; undefined where that is not all that is drawn. */
const findOnlyDates = (input: ChartInput, { category, segment }: ChartFields) => {
  const { config } = input;
  if (config.interactiveFiltersConfig?.timeRange.active || findAnimation(config)) return undefined;
  const ofSeries = findCodes(input, segment?.componentId);
  if (segment && !(ofSeries.component && ofSeries.column && isSame(ofSeries.column)))
    return undefined;
  const { column, component } = findCodes(input, category.componentId);
  return column && component && isInOrder(column) ? { column, component } : undefined;
};

/** One line of dates that stand in their order, as most long series do: nothing is sought, sorted or copied. */
const readOnlyLine = (input: ChartInput, fields: ChartFields): LineData | undefined => {
  const { config, components, table, locale } = input;
  const id = fields.measure.componentId;
  const values = findNumberColumn(table, id)?.values;
  const first = values?.findIndex((value) => !Number.isNaN(value)) ?? -1;
  if (!values || first < 0) return undefined;
  const only = findOnlyDates(input, fields);
  const axis = only && { ...only, field: fields.category, input };
  const dates = axis && readDatesInOrder(axis, axis.column.codes);
  if (!dates) return undefined;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  const { valueOf, hasIntervals, cellOf } = makeCellReader(input, fields, { shown, values });
  if (hasIntervals) return undefined;
  const readCell = (row: number) =>
    Number.isNaN(values[row] ?? Number.NaN) ? undefined : cellOf(row);
  const isAsRead = (value: number): boolean => convertValue(value, shown) === value;
  const read = makeColumn(values, readCell);
  const column =
    isAsRead(read.ends.low) && isAsRead(read.ends.high)
      ? read
      : makeColumn(
          values.map((_, row) => valueOf(row)),
          readCell,
        );
  const isMissing = (value: number, row: number): boolean =>
    Number.isNaN(value) && !input.isLeftOut?.(row);
  const series = readSeries(input, fields, { rows: [first], values }).map((one) => one.series);
  let categories: ChartData["categories"] | undefined;
  return {
    get categories() {
      return (categories ??= dates.listCategories());
    },
    times: dates.times,
    dateAt: dates.dateAt,
    isEven: isUnbroken(findKnownDays(axis.column)),
    cells: [column],
    missingCount: column.ends.count === values.length ? 0 : values.filter(isMissing).length,
    severalCount: 0,
    withoutValue: [],
    shown,
    category: axis.component,
    segment: findCodes(input, fields.segment?.componentId).component,
    allSeries: series,
    series,
    hasRows: true,
  };
};

/** Reads the table of a line chart. */
export const readLineData = (input: ChartInput, fields: ChartFields): LineData => {
  const only = readOnlyLine(input, fields);
  if (only) return only;
  const { data, times, dateAt, rowsOf, valueOf, hasIntervals, cellOf } = readChartColumns(
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
  return Object.assign(data, { times, dateAt, cells });
};
