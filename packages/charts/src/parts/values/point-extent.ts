import type { ChartConfig } from "@statelier/document";
import type { Measure } from "@statelier/model";
import { extent } from "d3-array";
import type { ChartCell } from "./chart-data.ts";
import { type Extent, extentWithZero } from "./value-extent.ts";

/** Zero is near where it lies no further from the values than half of what they span (D63). */
const NEAR = 0.5;

const fitValues = ([low, high]: Extent): Extent => {
  const distance = low > 0 ? low : high < 0 ? -high : 0;
  return distance <= NEAR * (high - low) ? extentWithZero([low, high]) : [low, high];
};

/**
 * The extent of lines and dots: as the author asks; in charts made by today's rules that of the values, with zero where
 * it is near (D63); in older ones with zero, but for measures on an interval scale.
 */
export const pointExtent = (
  values: readonly number[],
  measure: Measure | undefined,
  { extensions }: Pick<ChartConfig, "extensions">,
): Extent => {
  const [low, high] = extent(values);
  if (low === undefined) return [0, 1];
  const start = extensions?.axisStarts?.[measure?.id ?? ""];
  if (start === "data") return [low, high];
  if (start === "zero") return extentWithZero(values);
  if (extensions?.valueAxes === "fit") return fitValues([low, high]);
  return measure?.scaleType === "Interval" ? [low, high] : extentWithZero(values);
};

/** The smallest and the largest of the values of cells and of the ends of their intervals; none where there is no value. */
export const cellEnds = (cells: readonly (readonly (ChartCell | undefined)[])[]): number[] => {
  let [low, high] = [Infinity, -Infinity];
  for (const series of cells)
    for (const cell of series) {
      if (!cell) continue;
      const from = cell.interval?.low ?? cell.value;
      const to = cell.interval?.high ?? cell.value;
      if (from < low) low = from;
      if (to > high) high = to;
    }
  return low > high ? [] : [low, high];
};
