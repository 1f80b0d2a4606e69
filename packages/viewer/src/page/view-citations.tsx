import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { Citations } from "../dataset/citations.tsx";
import type { PublishedState } from "../chart-state/published-state.ts";
import styles from "./published-page.module.css";
import type { ShownChart } from "../chart-state/shown-chart.ts";

/** How the datasets of the view that is shown are cited. */
export const ViewCitations = ({
  state,
  view,
  address,
}: {
  state: PublishedState;
  view: ShownChart;
  /** Of the view. */
  address: string;
}): ReactNode => {
  const t = useT();
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.citation")}</summary>
      <Citations datasets={view.chart.metadata} address={address} servedOn={state.servedOn} />
    </details>
  );
};
