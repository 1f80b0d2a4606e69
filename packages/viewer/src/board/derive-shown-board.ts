import { deriveBoardChart, deriveOwnChange } from "../chart-state/board-filters.ts";
import type { Shares, ShownChart } from "../chart-state/page-state.ts";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";

const worstOf = (charts: readonly ShownChart[]): ShownChart["status"] =>
  (["failed", "loading"] as const).find((bad) => charts.some(({ status }) => status === bad)) ??
  "ready";

/** What is chosen for all charts of a dashboard, as if it were one more of them; undefined where they share nothing. */
export const deriveShownBoard = (
  charts: readonly ShownChart[],
  shares: Shares,
  chooseEach: (changes: readonly (Partial<ReaderChoices> | undefined)[]) => void,
): ShownChart | undefined => {
  const [first] = charts;
  const chart = deriveBoardChart(
    charts.map((shown) => shown.chart),
    shares,
  );
  if (!chart || !first) return undefined;
  return {
    chart,
    drawn: chart,
    status: worstOf(charts),
    titleId: `${first.titleId}board`,
    formId: `${first.formId}board`,
    choose: (change) => chooseEach(charts.map((shown) => deriveOwnChange(shown.chart, change))),
    retry: () => {
      for (const shown of charts) if (shown.status === "failed") shown.retry();
    },
    listChoices: () => first.listChoices(),
  };
};
