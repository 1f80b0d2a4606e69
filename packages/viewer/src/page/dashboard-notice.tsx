import { Notice, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PublishedState } from "../chart-state/published-state.ts";

/** Tells readers of a dashboard how its charts stand here. */
export const DashboardNotice = ({
  state: { board, charts },
}: {
  state: Pick<PublishedState, "board" | "charts">;
}): ReactNode => {
  const t = useT();
  return board?.isDashboard ? (
    <Notice tone="info">{t("viewer.dashboard", { count: charts.length })}</Notice>
  ) : null;
};
