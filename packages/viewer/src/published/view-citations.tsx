import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { Citations } from "../citation/citations.tsx";
import { buildViewAddress } from "./build-view-address.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

/** How the datasets of the view that is shown are cited. */
export const ViewCitations = ({
  state,
  view,
}: {
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const path = buildViewAddress(`/${locale}/v/${state.chartKey}`, state, view.chart);
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.citation")}</summary>
      <Citations
        datasets={view.chart.metadata}
        address={`${state.publicUrl}${path}`}
        servedOn={state.servedOn}
      />
    </details>
  );
};
