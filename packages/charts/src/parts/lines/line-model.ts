import type { ChartInput } from "../../scene/chart-input.ts";
import { logOf } from "../values/log-parts.ts";
import { cellEnds, pointExtent } from "../values/point-extent.ts";
import { type DrawnLimit, limitExtent } from "../limits/drawn-limit.ts";
import type { TimeModel } from "../time/time-frame.ts";
import type { LineData } from "./line-data.ts";

/** A chart of lines in values, no pixels. */
export type LineModel = Omit<TimeModel, "data"> & {
  data: LineData;
  /** Uncertainty as bands, because the points lie too close together for whiskers. */
  usesBands: boolean;
  /** Radius of the dot on each vertex; 0 for none. */
  dotRadius: number;
};

/** The values at the ends of lines and of the limits that are drawn with them. */
export const lineEnds = (
  { cells }: Pick<LineData, "cells">,
  limits: readonly DrawnLimit[],
): number[] => [
  ...cells.flatMap(({ ends: { count, low, high }, list }) => {
    if (list) return cellEnds([list]);
    return count > 0 ? [low, high] : [];
  }),
  ...limits.flatMap(limitExtent),
];

/** The extent of lines by what ends them. */
export const lineExtent = (
  values: readonly number[],
  { shown }: Pick<LineData, "shown">,
  input: Pick<ChartInput, "config" | "log">,
): readonly [number, number] =>
  logOf(input)?.extent(values, shown.measure, input.config) ??
  pointExtent(values, shown.measure, input.config);
