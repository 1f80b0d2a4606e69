import type { ChartCell } from "../values/chart-data.ts";
import { isInDomain } from "../scale/linear-scale.ts";

/** Where a bar begins and ends, in values. */
export type BarSpan = { from: number; to: number; cell: ChartCell };

type Cells = readonly (readonly (ChartCell | undefined)[])[];

type StackOptions = {
  isStacked: boolean;
  /** The first series lies at the baseline instead of the last one. */
  fromFirst: boolean;
};

/** Bars from zero; stacked ones on top of one another, negative ones below zero. */
export const stackCells = (
  cells: Cells,
  { isStacked, fromFirst }: StackOptions,
): (BarSpan | undefined)[][] => {
  if (!isStacked) {
    return cells.map((row) => row.map((cell) => cell && { from: 0, to: cell.value, cell }));
  }
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

type Spans = readonly (readonly (BarSpan | undefined)[])[];

/** Rounded parts of a hundred may be so much more together. */
const ROUNDING = 1;

/** Stacks of percentages that are more than a hundred by the rounding of their parts alone end at a hundred, so that the axis does. */
export const endAtHundred = (spans: Spans): Spans => {
  const most = spans.flat().reduce((end, span) => Math.max(end, span?.to ?? 0), 0);
  if (most <= 100 || most > 100 + ROUNDING) return spans;
  return spans.map((row) => row.map((span) => span && { ...span, to: Math.min(span.to, 100) }));
};

/** Spans of observations that an axis does not show, or not whole: where a span begins at zero its end alone counts. */
export const countBeyond = (spans: Spans, domain: readonly [number, number]): number => {
  const isBeyond = ({ from, to }: BarSpan): boolean =>
    !isInDomain(domain, to) || (from !== 0 && !isInDomain(domain, from));
  return spans.flat().filter((span) => span && !span.cell.isImputed && isBeyond(span)).length;
};

/** Where the spans begin and end. */
export const spanValues = (spans: Spans): number[] =>
  spans.flatMap((row) => {
    const values: number[] = [];
    for (const span of row) if (span) values.push(span.from, span.to);
    return values;
  });
