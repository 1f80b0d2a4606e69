import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { EmbedLink } from "../embed/embed-link.tsx";
import { isStored, type PublishedState } from "../chart-state/published-state.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import styles from "./published-page.module.css";

/** What a reader may do after reading. */
export const WaysOn = ({ state, view }: { state: PublishedState; view: ShownChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.ways}>
      {isStored(state) ? (
        <>
          {state.canCopy ? (
            <a href={`/${locale}/create/new?copy=${encodeURIComponent(state.chartKey)}`}>
              {t("viewer.copy-and-edit")}
            </a>
          ) : null}
          <EmbedLink state={state} view={view} />
        </>
      ) : null}
      <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
      <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
    </footer>
  );
};
