import type { PageChart } from "./page-state.ts";
import type { ReaderChoices } from "./reader-choices.ts";

/** A chart on its page, under what its reader chooses. */
export type ShownChart = {
  /** With what the reader wants, also while it is not there yet. */
  chart: PageChart;
  /** With what is shown of it. */
  drawn: PageChart;
  /** `failed` keeps the chart of the last selection that worked. */
  status: "ready" | "loading" | "failed";
  /** Ids of elements of which the page has one for each chart. */
  titleId: string;
  formId: string;
  /** Back undoes it where it changes anything; inside another page Back belongs to that page. */
  choose: (change: Partial<ReaderChoices>) => void;
  retry: () => void;
  /** What an address of the page says of its charts, with other choices of this one. */
  listChoices: (change?: Partial<ReaderChoices>) => [name: string, value: string][];
};
