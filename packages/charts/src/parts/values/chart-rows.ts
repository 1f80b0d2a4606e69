import type { ChartInput } from "../../scene/chart-input.ts";
import { findAnimation, keepFrame } from "./animation-frames.ts";
import { listTimeRows } from "./time-range.ts";

type RowsInput = Pick<ChartInput, "config" | "components" | "table" | "view" | "locale">;

/** The rows of a table that a chart stands on. */
export type ChartRows = {
  /** What the range of time and the animation keep: these are drawn. */
  shown: readonly number[];
  /** Categories and scales come from these: all values of the animation where its scales are fixed. */
  scaled: readonly number[];
  /** Series and their colours come from these: they stay the same from value to value of the animation. */
  named: readonly number[];
};

export const listChartRows = (input: RowsInput): ChartRows => {
  const named = listTimeRows(input);
  const shown = keepFrame(input, named);
  const isFixed = findAnimation(input.config)?.dynamicScales === false;
  return { shown, named, scaled: isFixed ? named : shown };
};

/** The rows of a table that are drawn. */
export const listRows = (input: RowsInput): readonly number[] => listChartRows(input).shown;
