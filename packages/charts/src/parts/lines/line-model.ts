import type { ChartInput } from "../../scene/chart-input.ts";
import type { ChartData } from "../values/chart-data.ts";
import { cellEnds, logExtent, pointExtent } from "../values/point-extent.ts";
import { type DrawnLimit, limitExtent } from "../limits/resolve-limits.ts";
import type { TimeModel } from "../time/time-frame.ts";

/** A chart of lines in values, no pixels. */
export type LineModel = TimeModel & {
  /** Uncertainty as bands, because the points lie too close together for whiskers. */
  usesBands: boolean;
  /** Radius of the dot on each vertex; 0 for none. */
  dotRadius: number;
};

/** The extent of lines and of the limits that are drawn with them. */
export const lineExtent = (
  { cells, shown }: ChartData,
  limits: readonly DrawnLimit[],
  config: ChartInput["config"],
): readonly [number, number] => {
  const values = [...cellEnds(cells), ...limits.flatMap(limitExtent)];
  return logExtent(values, shown.measure, config) ?? pointExtent(values, shown.measure, config);
};
