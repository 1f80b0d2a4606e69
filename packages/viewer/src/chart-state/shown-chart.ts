import type { ChartState } from "./chart-state.ts";
import type { ReaderChoices } from "./reader-choices.ts";

/** A chart on its page, under what its reader chooses. */
export type ShownChart = {
  /** With what the reader wants, also while it is not there yet. */
  chart: ChartState;
  /** With what is shown of it. */
  drawn: ChartState;
  /** `failed` keeps the chart of the last selection that worked. */
  status: "ready" | "loading" | "failed";
  /** Back undoes it where it changes anything; inside another page Back belongs to that page. */
  choose: (change: Partial<ReaderChoices>) => void;
  retry: () => void;
};
