import { findDotSize } from "@statelier/document";
import { findNumberColumn, MISSING_CODE } from "@statelier/model";
import { type AxisUnit, deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { logOf } from "../../parts/values/log-parts.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import {
  type ChartData,
  findCodes,
  findSeriesWithoutValue,
  makeRowTest,
  readSeries,
} from "../../parts/values/chart-data.ts";
import {
  convertValue,
  findShownMeasure,
  type ShownMeasure,
} from "../../parts/values/measure-text.ts";
import { listChartRows } from "../../parts/values/chart-rows.ts";
import { isInDomain } from "../../parts/scale/linear-scale.ts";
import { pointExtent } from "../../parts/values/point-extent.ts";
import { type Extent } from "../../parts/values/value-extent.ts";

/** One axis of a scatterplot. */
type ScatterAxis = {
  shown: ShownMeasure;
  domain: Extent;
  isFixedDomain: boolean;
  unit: AxisUnit;
};

/** The observations of a series that have both values, as columns of equal length. */
export type ScatterPoints = { rows: number[]; x: number[]; y: number[] };

/** The measure that the areas of dots stand for, row by row; `largest` as it is shown. */
type DotSize = { shown: ShownMeasure; values: Float64Array; largest: number };

/** A scatterplot in values, no pixels. */
export type ScatterModel = Pick<
  ChartData,
  "segment" | "allSeries" | "series" | "hasRows" | "missingCount" | "withoutValue"
> & {
  x: ScatterAxis;
  y: ScatterAxis;
  /** Rows of the drawn observations, by series. */
  cells: readonly (readonly number[])[];
  /** Those that lie on the axes, by series, in the order of their rows. */
  points: readonly ScatterPoints[];
  size?: DotSize;
  /** Observations beyond axes whose ends the author chose. */
  beyondCount: number;
};

type Input = ChartInputOf<"scatterplot">;

const readValues = ({ table }: Input, id: string): Float64Array =>
  findNumberColumn(table, id)?.values ?? new Float64Array(table.rowCount).fill(Number.NaN);

type AxisRequest = {
  shown: ShownMeasure;
  values: readonly number[];
  custom: [number, number] | undefined;
};

const deriveAxis = ({ shown, values, custom }: AxisRequest, input: Input): ScatterAxis => {
  const { t, config } = input;
  const parts = logOf(input);
  const log = parts?.extent([...values, ...(custom ?? [])], shown.measure, config);
  const domain = custom ?? log ?? pointExtent(values, shown.measure, config);
  const derive = (log && parts?.deriveUnit) ?? deriveAxisUnit;
  const unit = derive({ label: shown.label, unit: shown.unit, domain }, t);
  return { shown, domain, isFixedDomain: custom !== undefined, unit };
};

/** The points within the ends that an author chose, and how many are not. */
const keepOnAxes = (
  all: readonly ScatterPoints[],
  xEnds: Extent | undefined,
  yEnds: Extent | undefined,
): Pick<ScatterModel, "points" | "beyondCount"> => {
  if (!xEnds && !yEnds) return { points: all, beyondCount: 0 };
  const isIn = (ends: Extent | undefined, value = Number.NaN): boolean =>
    !ends || isInDomain(ends, value);
  let beyondCount = 0;
  const points = all.map(({ rows, x, y }) => {
    const kept = [...rows.keys()].filter((index) => isIn(xEnds, x[index]) && isIn(yEnds, y[index]));
    beyondCount += rows.length - kept.length;
    const take = (values: readonly number[]): number[] =>
      kept.map((index) => values[index] ?? Number.NaN);
    return { rows: take(rows), x: take(x), y: take(y) };
  });
  return { points, beyondCount };
};

/** What the areas of the dots stand for; nothing below zero has an area. */
const readSize = (input: Input): Omit<DotSize, "largest"> | undefined => {
  const { config, components, locale } = input;
  const id = findDotSize(config);
  if (id === undefined || !components.measures.some((measure) => measure.id === id))
    return undefined;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  return { shown, values: readValues(input, id) };
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
  const size = readSize(input);
  const isWhole = (row: number): boolean =>
    !Number.isNaN(xs[row] ?? Number.NaN) && (size === undefined || (size.values[row] ?? -1) >= 0);
  const both = ys.map((value, row) => (isWhole(row) ? value : Number.NaN));
  const all = readSeries(input, { segment, color }, { rows: rows.named, values: both });
  const visible = all.filter(({ series }) => series.visible);
  const { column, component } = findCodes(input, segment?.componentId);
  const indexOf = new Map(visible.map(({ code }, index) => [code, index]));
  const points = visible.map((): ScatterPoints => ({ rows: [], x: [], y: [] }));
  const hidden = new Set(all.flatMap(({ series, code }) => (series.visible ? [] : [code])));
  const without = findSeriesWithoutValue(input, segment, { ...rows, values: both, hidden });
  const isNamed = makeRowTest(input, segment, without);
  let missingCount = 0;
  let shownCount = 0;
  const seriesOf = (row: number): number | undefined =>
    indexOf.get(column?.codes[row] ?? MISSING_CODE);
  for (const row of rows.shown) {
    const own = points[seriesOf(row) ?? -1];
    if (!own) continue;
    shownCount += 1;
    const value = both[row] ?? Number.NaN;
    if (Number.isNaN(value)) {
      if (!isNamed(row)) missingCount += 1;
    } else {
      own.rows.push(row);
      own.x.push(convertValue(xs[row] ?? Number.NaN, shownX));
      own.y.push(convertValue(value, shownY));
    }
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
    ...(size
      ? { size: { ...size, largest: Math.max(0, ...extentOf(size.values, size.shown)) } }
      : {}),
    withoutValue: without.map(({ axisValue }) => axisValue.label),
    cells: points.map((own) => own.rows),
    ...keepOnAxes(points, x.customDomain, y.customDomain),
    x: deriveAxis({ shown: shownX, values: extentOf(xs, shownX), custom: x.customDomain }, input),
    y: deriveAxis({ shown: shownY, values: extentOf(both, shownY), custom: y.customDomain }, input),
  };
};
