import type { Measure } from "@statelier/model";
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

/** The extent of points: with zero, but for measures on an interval scale. */
export const pointExtent = (values: readonly number[], measure: Measure | undefined): Extent => {
  const [low, high] = extent(values);
  if (low === undefined) return [0, 1];
  return measure?.scaleType === "Interval" ? [low, high] : extentWithZero(values);
};

/** The values of cells with the ends of their intervals. */
export const cellValues = (cells: readonly (readonly (ChartCell | undefined)[])[]): number[] => {
  const values: number[] = [];
  for (const series of cells)
    for (const cell of series)
      if (cell) values.push(cell.interval?.low ?? cell.value, cell.interval?.high ?? cell.value);
  return values;
};
