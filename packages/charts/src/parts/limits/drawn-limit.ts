import type { AxisValue } from "../values/axis-values.ts";
import type { Paint } from "../../scene/scene.ts";

/** Where a limit lies along the categories. */
export type LimitPlace = {
  /** The values of the axis between which it is drawn; across the whole chart when absent. */
  from?: AxisValue;
  to?: AxisValue;
  /** Its dates, where the axis does not show them all. */
  dates?: string;
  /** No part of it lies on the axis. */
  isOffAxis?: true;
};

/** A limit that the author shows and that holds under the filters, in the units of the chart. */
export type DrawnLimit = LimitPlace & {
  name: string;
  /** Its name with number and unit. */
  text: string;
  low: number;
  high: number;
  color: Paint;
  isDashed: boolean;
  symbol: "circle" | "cross" | "triangle";
};

export const limitExtent = ({ low, high, isOffAxis }: DrawnLimit): number[] =>
  isOffAxis ? [] : [low, high];
