import type { ChartConfig } from "@statelier/document";
import { extent } from "d3-array";
import type { ChartCell } from "./chart-data.ts";

export type Extent = readonly [number, number];

/** From the smallest to the largest of the values and zero. */
export const extentWithZero = (values: Iterable<number>): Extent => {
  const [low = 0, high = 0] = extent(values);
  return [Math.min(0, low), Math.max(0, high)];
};

/** The whole of a hundred, on the sides of zero where there are values. */
export const percentExtent = (values: Iterable<number>): Extent => {
  const [low, high] = extentWithZero(values);
  return [low < 0 ? -100 : 0, high > 0 || low === 0 ? 100 : 0];
};

/** Axes of charts made by today's rules end at half a step where that is a round number. */
export const endsAtHalves = ({ config }: { config: Pick<ChartConfig, "extensions"> }): boolean =>
  config.extensions?.valueAxes === "fit";

/** The values of cells with the ends of their intervals. */
export const cellValues = (cells: readonly (readonly (ChartCell | undefined)[])[]): number[] => {
  const values: number[] = [];
  for (const series of cells)
    for (const cell of series)
      if (cell) values.push(cell.interval?.low ?? cell.value, cell.interval?.high ?? cell.value);
  return values;
};
