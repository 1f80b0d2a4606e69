import type { ChartState } from "@statelier/viewer/published-chart";
import { findOldest } from "../published/watch-answers.ts";

/** The chart with when its figures were read, where they are kept ones. */
export const dateChart = (
  chart: ChartState,
  { staleSince }: { staleSince?: string | undefined },
): ChartState => {
  const dataAsOf = findOldest(chart.dataAsOf, staleSince);
  return { ...chart, ...(dataAsOf && { dataAsOf }) };
};
