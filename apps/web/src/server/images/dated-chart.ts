import { formatFullDate } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
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

/** What a picture says of kept figures: what stays true however long it is kept. */
export const describeStale = ({ dataAsOf }: ChartState, t: Translator): string[] =>
  dataAsOf === undefined
    ? []
    : [t("viewer.figures-of", { date: `${formatFullDate(dataAsOf, "Minute")} UTC` })];
