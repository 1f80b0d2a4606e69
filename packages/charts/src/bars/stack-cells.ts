import type { ChartCell } from "../data/chart-data.ts";

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

/** Where the spans begin and end. */
export const spanValues = (spans: readonly (readonly (BarSpan | undefined)[])[]): number[] =>
  spans.flat().flatMap((span) => (span ? [span.from, span.to] : []));
