import type { ChartView } from "@statelier/charts";
import type { ReaderChoices } from "./reader-choices.ts";

/** What the drawing needs of the reader's choices. */
export const deriveChartView = (choices: ReaderChoices): ChartView => ({
  hiddenValues: choices.hiddenValues,
  ...(choices.timeRange ? { timeRange: choices.timeRange } : {}),
  ...(choices.calculation ? { calculation: choices.calculation } : {}),
  ...(choices.animationValue ? { animationValue: choices.animationValue } : {}),
  ...(choices.sorting ? { sorting: choices.sorting } : {}),
  ...(choices.search ? { search: choices.search } : {}),
  ...(choices.page ? { page: choices.page } : {}),
});
