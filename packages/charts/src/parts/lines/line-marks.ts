import { sum } from "d3-array";
import { seriesPaint } from "../color/mark-paint.ts";
import { makeDatum } from "../values/make-datum.ts";
import type { Words } from "../values/readable-quantity.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import { type Course, lastVertex, makeRun } from "../../scene/line-run.ts";
import type { LineMark, LineRun } from "../../scene/scene.ts";
import type { LineData } from "./line-data.ts";

const LINE_WIDTH = 2;
/** More lines than these are drawn thinner, so that each can be followed. */
const MOST_WIDE = 8;
const THIN_WIDTH = 1.5;
/** Corners of vertices that stand closer are not seen; round ones cost a third of the painting. */
const LEAST_DISTANCE = 4;
const HIT = 6;

/** The categories of a line in runs; a missing value ends a run, a step that no observation names does not. */
export const splitRuns = (
  values: ArrayLike<number>,
  isGap: (category: number) => boolean,
): Int32Array[] => {
  const runs: Int32Array[] = [];
  const places = new Int32Array(values.length);
  let [start, end] = [0, 0];
  for (let category = 0; category <= values.length; category += 1) {
    if (!Number.isNaN(values[category] ?? Number.NaN)) {
      places[end] = category;
      end += 1;
    } else if (category === values.length || !isGap(category)) {
      if (end > start) runs.push(places.subarray(start, end));
      start = end;
    }
  }
  return runs;
};

type LinePlaces = {
  toX: (category: number) => number;
  y: LinearScale;
  words: Words;
  dotRadius: number;
  /** Lines run on beyond the axis; their dots do not. */
  isCut?: boolean;
  /** What a point says where its value stands at it. */
  writeMark?: ((value: number) => string) | undefined;
};

const layoutRuns = (
  data: LineData,
  series: number,
  { toX, y, words, writeMark }: LinePlaces,
): LineRun[] => {
  const source = { data, isPercent: false, words, writeMark };
  const cells = data.cells[series];
  if (!cells) return [];
  const makeData = ({ length, xAt, yAt }: Course, categoryAt: (at: number) => number) =>
    Array.from({ length }, (_, at) => at).flatMap((at) => {
      const category = categoryAt(at);
      const cell = cells.at(category);
      const place = { series, category, anchor: { x: xAt(at), y: yAt(at) }, bounds: HIT };
      return cell ? [makeDatum(source, cell, place)] : [];
    });
  const { values } = cells;
  if (cells.ends.count === values.length && values.length > 0) {
    const yAt = (at: number): number => y.toPixel(values[at] ?? 0);
    const course = { length: values.length, xAt: toX, yAt, levels: values };
    return [makeRun(course, () => makeData(course, (at) => at))];
  }
  const isGap = (category: number): boolean =>
    !data.times && data.categories[category]?.isGap === true;
  return splitRuns(values, isGap).map((categories) => {
    const categoryAt = (at: number): number => categories[at] ?? 0;
    const levels = Float64Array.from(categories, (category) => values[category] ?? 0);
    const course = {
      length: categories.length,
      xAt: (at: number) => toX(categoryAt(at)),
      yAt: (at: number) => y.toPixel(levels[at] ?? 0),
      levels,
    };
    return makeRun(course, () => makeData(course, categoryAt));
  });
};

const isDense = (runs: readonly LineRun[]): boolean => {
  const count = sum(runs, ({ length }) => length);
  const last = lastVertex(runs);
  if (!last || count < 3) return false;
  return (last.x - (runs[0]?.xAt(0) ?? 0)) / count < LEAST_DISTANCE;
};

/** The line of one series. */
export const layoutLineMark = (data: LineData, series: number, places: LinePlaces): LineMark => {
  const { series: all } = data;
  const ofSeries = all[series];
  const runs = layoutRuns(data, series, places);
  return {
    shape: "line",
    series: ofSeries?.value ?? "",
    seriesLabel: ofSeries?.label ?? "",
    color: ofSeries ? seriesPaint(ofSeries) : "ink",
    width: all.length > MOST_WIDE ? THIN_WIDTH : LINE_WIDTH,
    join: isDense(runs) ? "bevel" : "round",
    runs,
    dotRadius: places.dotRadius,
    ...(places.isCut ? { dotsWithin: places.y.range } : {}),
  };
};
