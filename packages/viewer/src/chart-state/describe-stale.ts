import { formatFullDate } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { ChartState } from "./chart-state.ts";

/** What a picture says of kept figures: what stays true however long it is kept. */
export const describeStale = (
  { dataAsOf }: Pick<ChartState, "dataAsOf">,
  t: Translator,
): string[] =>
  dataAsOf === undefined
    ? []
    : [t("viewer.figures-of", { date: `${formatFullDate(dataAsOf, "Minute")} UTC` })];
