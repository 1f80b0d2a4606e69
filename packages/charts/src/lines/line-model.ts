import type { ChartInputOf } from "../chart-input.ts";
import { type ChartData, readChartData } from "../data/chart-data.ts";
import { type DrawnLimit, limitExtent, resolveLimits } from "../limits/resolve-limits.ts";

/** A line chart in values, no pixels. */
export type LineModel = {
  data: ChartData;
  /** Position of each category: milliseconds, or its place where it is no date. */
  positions: readonly number[];
  isTime: boolean;
  domain: readonly [number, number];
  isFixedDomain: boolean;
  limits: readonly DrawnLimit[];
};

const valueDomain = (data: ChartData, limits: readonly DrawnLimit[]): readonly [number, number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const include = (value: number): void => {
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  for (const row of data.cells) {
    for (const cell of row) {
      if (!cell) continue;
      include(cell.interval?.low ?? cell.value);
      include(cell.interval?.high ?? cell.value);
    }
  }
  for (const value of limits.flatMap(limitExtent)) include(value);
  if (low > high) return [0, 1];
  return data.shown.measure?.scaleType === "Interval"
    ? [low, high]
    : [Math.min(0, low), Math.max(0, high)];
};

/** Reads a line chart; lines always run in the order of time. */
export const deriveLineModel = (input: ChartInputOf<"line">): LineModel => {
  const { x, y, segment, color } = input.config.fields;
  const data = readChartData(input, {
    category: { ...x, sorting: undefined },
    measure: y,
    segment,
    color,
  });
  const isTime =
    data.categories.length > 0 && data.categories.every(({ time }) => time !== undefined);
  const positions = data.categories.map(({ time }, index) => (isTime ? (time ?? index) : index));
  const limits = segment ? [] : resolveLimits(input, data);
  return {
    data,
    positions,
    isTime,
    limits,
    domain: y.customDomain ?? valueDomain(data, limits),
    isFixedDomain: y.customDomain !== undefined,
  };
};
