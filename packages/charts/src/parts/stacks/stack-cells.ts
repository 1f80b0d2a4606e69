import type { ChartCell } from "../values/chart-data.ts";
import type { toPercent } from "./percent.ts";
import type { BarSpan, Spans } from "./bar-spans.ts";

type Cells = readonly (readonly (ChartCell | undefined)[])[];

/** Bars on top of one another, negative ones below zero; `fromFirst` where the first series lies at the baseline instead of the last one. */
export const stackCells = (
  cells: Cells,
  { fromFirst }: { fromFirst: boolean },
): (BarSpan | undefined)[][] => {
  const above: number[] = [];
  const below: number[] = [];
  const spans = cells.map((row) => Array.from<BarSpan | undefined>({ length: row.length }));
  const order = [...cells.keys()];
  for (const series of fromFirst ? order : order.toReversed()) {
    for (const [category, cell] of cells[series]?.entries() ?? []) {
      if (!cell) continue;
      const sums = cell.value < 0 ? below : above;
      const from = sums[category] ?? 0;
      const to = from + cell.value;
      sums[category] = to;
      const row = spans[series];
      if (row) row[category] = { from, to, cell };
    }
  }
  return spans;
};

/** Rounded parts of a hundred may be so much more together. */
const ROUNDING = 1;

/** Stacks of percentages that are more than a hundred by the rounding of their parts alone end at a hundred, so that the axis does. */
export const endAtHundred = (spans: Spans): Spans => {
  const most = spans.flat().reduce((end, span) => Math.max(end, span?.to ?? 0), 0);
  if (most <= 100 || most > 100 + ROUNDING) return spans;
  return spans.map((row) => row.map((span) => span && { ...span, to: Math.min(span.to, 100) }));
};

/** What makes stacks of bars that stand each for themselves. */
export type StackSpans = {
  toPercent: typeof toPercent;
  stackCells: typeof stackCells;
  endAtHundred: typeof endAtHundred;
};
