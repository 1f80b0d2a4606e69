import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { EmbedLink } from "../embed/embed-link.tsx";
import { isStored, type PageChart, type PublishedState } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";

/** What a reader may do after reading. */
export const FurtherLinks = ({
  state,
  charts,
}: {
  state: PublishedState;
  charts: readonly PageChart[];
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.furtherLinks}>
      {isStored(state) ? (
        <>
          {state.canCopy ? (
            <a href={`/${locale}/create/new?copy=${encodeURIComponent(state.chartKey)}`}>
              {t("viewer.copy-and-edit")}
            </a>
          ) : null}
          <EmbedLink state={state} charts={charts} />
        </>
      ) : null}
      <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
      <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
    </footer>
  );
};
