import type { ChartCell } from "../values/chart-data.ts";
import { isInDomain } from "../scale/linear-scale.ts";

/** Where a bar begins and ends, in values. */
export type BarSpan = { from: number; to: number; cell: ChartCell };

/** [series][category] */
export type Spans = readonly (readonly (BarSpan | undefined)[])[];

/** Bars side by side, each from zero. */
export const spanFromZero = (cells: readonly (readonly (ChartCell | undefined)[])[]): Spans =>
  cells.map((row) => row.map((cell) => cell && { from: 0, to: cell.value, cell }));

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
