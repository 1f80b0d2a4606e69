import { sum } from "d3-array";
import { seriesPaint } from "../color/mark-paint.ts";
import type { ChartCell, ChartData } from "../values/chart-data.ts";
import { makeDatum } from "../values/make-datum.ts";
import type { Words } from "../values/readable-quantity.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import { lastVertex, makeRun } from "../../scene/line-run.ts";
import type { LineMark, LineRun } from "../../scene/scene.ts";
import type { TimePositions } from "../time/time-axis.ts";

const LINE_WIDTH = 2;
/** More lines than these are drawn thinner, so that each can be followed. */
const MOST_WIDE = 8;
const THIN_WIDTH = 1.5;
/** Corners of vertices that stand closer are not seen; round ones cost a third of the painting. */
const LEAST_DISTANCE = 4;
const HIT = 6;

/** The vertices of a series in runs; a missing value ends a run, a step that no observation names does not. */
export const splitRuns = <T>(
  data: Pick<ChartData, "cells" | "categories">,
  series: number,
  toVertex: (cell: ChartCell, category: number) => T,
): T[][] => {
  const runs: T[][] = [];
  let run: T[] = [];
  const cells = data.cells[series] ?? [];
  for (let category = 0; category < cells.length; category += 1) {
    if (data.categories[category]?.isGap) continue;
    const cell = cells[category];
    if (cell) run.push(toVertex(cell, category));
    if (!cell || category === cells.length - 1) {
      if (run.length > 0) runs.push(run);
      run = [];
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
  { data }: Pick<TimePositions, "data">,
  series: number,
  { toX, y, words, writeMark }: LinePlaces,
): LineRun[] => {
  const source = { data, isPercent: false, words, writeMark };
  const cells = data.cells[series] ?? [];
  return splitRuns(data, series, (_, category) => category).map((categories) => {
    const xs = new Float64Array(categories.length);
    const ys = new Float64Array(categories.length);
    categories.forEach((category, at) => {
      xs[at] = toX(category);
      ys[at] = y.toPixel(cells[category]?.value ?? Number.NaN);
    });
    return makeRun({ xs, ys }, () =>
      categories.flatMap((category, at) => {
        const anchor = { x: xs[at] ?? 0, y: ys[at] ?? 0 };
        const cell = cells[category];
        return cell ? [makeDatum(source, cell, { series, category, anchor, bounds: HIT })] : [];
      }),
    );
  });
};

const isDense = (runs: readonly LineRun[]): boolean => {
  const count = sum(runs, ({ xs }) => xs.length);
  const [first, last] = [runs[0]?.xs[0], lastVertex(runs)?.x];
  if (first === undefined || last === undefined || count < 3) return false;
  return (last - first) / count < LEAST_DISTANCE;
};

/** The line of one series. */
export const layoutLineMark = (
  model: Pick<TimePositions, "data">,
  series: number,
  places: LinePlaces,
): LineMark => {
  const { series: all } = model.data;
  const ofSeries = all[series];
  const runs = layoutRuns(model, series, places);
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
