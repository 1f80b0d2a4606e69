import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { Citations } from "../citation/citations.tsx";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** How the datasets of the view that is shown are cited. */
export const ViewCitations = ({
  state,
  view,
  address,
}: {
  state: PublishedState;
  view: PublishedView;
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
