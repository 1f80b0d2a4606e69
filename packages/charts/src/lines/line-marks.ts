import type { Locale } from "@statelier/model";
import { strokePaint } from "../color/mark-paint.ts";
import type { ChartCell } from "../data/chart-data.ts";
import { makeDatum } from "../data/make-datum.ts";
import { clampToRange, type LinearScale } from "../scale/linear-scale.ts";
import type { LineMark, SceneDatum } from "../scene.ts";
import type { TimePositions } from "./time-axis.ts";

const LINE_WIDTH = 2;
const HIT = 6;

/** The vertices of a series in runs; a missing value ends a run. */
export const splitRuns = <T>(
  cells: readonly (ChartCell | undefined)[],
  toVertex: (cell: ChartCell, category: number) => T,
): T[][] => {
  const runs: T[][] = [];
  let run: T[] = [];
  for (let category = 0; category < cells.length; category += 1) {
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
  locale: Locale;
  dotRadius: number;
};

const layoutRuns = (
  { data }: Pick<TimePositions, "data">,
  series: number,
  { toX, y, locale }: LinePlaces,
): SceneDatum[][] =>
  splitRuns(data.cells[series] ?? [], (cell, category) => {
    const anchor = { x: toX(category), y: clampToRange(y, cell.value) };
    const bounds = { x: anchor.x - HIT, y: anchor.y - HIT, width: 2 * HIT, height: 2 * HIT };
    const place = { series, category, anchor, bounds };
    return makeDatum({ data, isPercent: false, locale }, cell, place);
  });

/** The line of one series. */
export const layoutLineMark = (
  model: Pick<TimePositions, "data">,
  series: number,
  places: LinePlaces,
): LineMark => {
  const ofSeries = model.data.series[series];
  return {
    shape: "line",
    series: ofSeries?.value ?? "",
    seriesLabel: ofSeries?.label ?? "",
    color: ofSeries ? strokePaint(ofSeries.color) : "ink",
    width: LINE_WIDTH,
    runs: layoutRuns(model, series, places),
    dotRadius: places.dotRadius,
  };
};
