import { formatFullDate } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { type ChartState, STALE_MESSAGES } from "@statelier/viewer/published-chart";
import type { StaleReason } from "../published/baked-charts.ts";
import { findOldest } from "../published/watch-answers.ts";

/** A chart that knows of kept figures when they were read, and why they were kept. */
export type DatedChart = ChartState & { staleReason?: StaleReason };

type Stale = { staleSince?: string | undefined; staleReason?: StaleReason | undefined };

export const dateChart = (chart: ChartState, { staleSince, staleReason }: Stale): DatedChart => {
  const dataAsOf = findOldest(chart.dataAsOf, staleSince);
  return { ...chart, ...(dataAsOf && { dataAsOf }), ...(staleReason && { staleReason }) };
};

/** What a picture or a file says of kept figures, in the language of `t`. */
export const describeStale = ({ dataAsOf, staleReason }: DatedChart, t: Translator): string[] => {
  if (dataAsOf === undefined) return [];
  const date = `${formatFullDate(dataAsOf, "Minute")} UTC`;
  return [t(STALE_MESSAGES[staleReason ?? "away"], { date })];
};
