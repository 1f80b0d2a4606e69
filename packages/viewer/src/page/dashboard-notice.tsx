import { Notice, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { TabsState } from "../chart-state/page-state.ts";

/** Notes for readers of a dashboard how its charts stand here. */
export const DashboardNotice = ({
  state: { board, tabs },
}: {
  state: Pick<TabsState, "board" | "tabs">;
}): ReactNode => {
  const t = useT();
  return board?.isDashboard ? (
    <Notice tone="info">{t("viewer.dashboard", { count: tabs.length })}</Notice>
  ) : null;
};
