import { findNumberColumn, MISSING_CODE } from "@statelier/model";
import { type AxisUnit, deriveAxisUnit } from "../axis/axis-unit.ts";
import type { ChartInputOf } from "../chart-input.ts";
import { type ChartCell, type ChartData, findCodes, readSeries } from "../data/chart-data.ts";
import { convertValue, findShownMeasure, type ShownMeasure } from "../data/measure-text.ts";
import { listChartRows } from "../data/time-range.ts";
import { type Extent, pointExtent } from "../data/value-extent.ts";

/** One axis of a scatterplot. */
type ScatterAxis = {
  shown: ShownMeasure;
  domain: Extent;
  isFixedDomain: boolean;
  unit: AxisUnit;
};

/** An observation with both values; `value` is the vertical one. */
export type ScatterPoint = ChartCell & { x: number };

/** A scatterplot in values, no pixels. */
export type ScatterModel = Pick<
  ChartData,
  "segment" | "allSeries" | "series" | "hasRows" | "missingCount"
> & {
  x: ScatterAxis;
  y: ScatterAxis;
  /** [series][point], from left to right. */
  cells: readonly (readonly ScatterPoint[])[];
};

type Input = ChartInputOf<"scatterplot">;

const readValues = ({ table }: Input, id: string): Float64Array =>
  findNumberColumn(table, id)?.values ?? new Float64Array(table.rowCount).fill(Number.NaN);

type AxisRequest = {
  shown: ShownMeasure;
  values: readonly number[];
  custom: [number, number] | undefined;
};

const deriveAxis = ({ shown, values, custom }: AxisRequest, { t }: Input): ScatterAxis => {
  const domain = custom ?? pointExtent(values, shown.measure);
  const unit = deriveAxisUnit({ label: shown.label, unit: shown.unit, domain }, t);
  return { shown, domain, isFixedDomain: custom !== undefined, unit };
};

/** Reads a scatterplot; an observation without one of its values is missing. */
export const deriveScatterModel = (input: Input): ScatterModel => {
  const { x, y, segment, color } = input.config.fields;
  const { components, config, locale } = input;
  const find = (id: string): ShownMeasure =>
    findShownMeasure({ config, measures: components.measures, locale }, id);
  const [shownX, shownY] = [find(x.componentId), find(y.componentId)];
  const [xs, ys] = [readValues(input, x.componentId), readValues(input, y.componentId)];
  const rows = listChartRows(input);
  const both = ys.map((value, row) => (Number.isNaN(xs[row] ?? Number.NaN) ? Number.NaN : value));
  const all = readSeries(input, { segment, color }, { rows: rows.named, values: both });
  const visible = all.filter(({ series }) => series.visible);
  const { column, component } = findCodes(input, segment?.componentId);
  const indexOf = new Map(visible.map(({ code }, index) => [code, index]));
  const cells = visible.map((): ScatterPoint[] => []);
  let missingCount = 0;
  let shownCount = 0;
  const seriesOf = (row: number): number | undefined =>
    indexOf.get(column?.codes[row] ?? MISSING_CODE);
  for (const row of rows.shown) {
    const index = seriesOf(row);
    if (index === undefined) continue;
    shownCount += 1;
    const value = convertValue(both[row] ?? Number.NaN, shownY);
    const point = { row, value, raw: value, x: convertValue(xs[row] ?? Number.NaN, shownX) };
    if (Number.isNaN(value)) missingCount += 1;
    else cells[index]?.push(point);
  }
  const scaled = rows.scaled.filter(
    (row) => seriesOf(row) !== undefined && !Number.isNaN(both[row] ?? Number.NaN),
  );
  const extentOf = (values: ArrayLike<number>, shown: ShownMeasure): number[] =>
    scaled.map((row) => convertValue(values[row] ?? Number.NaN, shown));
  return {
    segment: component,
    allSeries: all.map(({ series }) => series),
    series: visible.map(({ series }) => series),
    hasRows: all.length === 0 ? rows.shown.length > 0 : shownCount > 0,
    missingCount,
    cells: cells.map((own) => own.toSorted((a, b) => a.x - b.x)),
    x: deriveAxis({ shown: shownX, values: extentOf(xs, shownX), custom: x.customDomain }, input),
    y: deriveAxis({ shown: shownY, values: extentOf(both, shownY), custom: y.customDomain }, input),
  };
};
