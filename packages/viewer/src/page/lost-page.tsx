import type { EmbedFlag } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { FailureNotice } from "../failure/failure-notice.tsx";
import { EmbedCard, EmbedCredit } from "./embed-card.tsx";
import embedStyles from "./embed-page.module.css";
import type { PageError } from "../failure/use-error-words.ts";
import { DashboardNotice } from "./dashboard-notice.tsx";
import { type HeadState, PageHead } from "./page-head.tsx";
import styles from "./published-page.module.css";

/** A page whose chart cannot be shown: what it is called, why, and the way to the other charts. */
export const LostPage = ({
  state,
  activeKey,
  error,
  embedFlags,
}: {
  state: HeadState;
  activeKey: string;
  error: PageError;
  /** Inside another page: what that page leaves out. */
  embedFlags?: readonly EmbedFlag[] | undefined;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const content = (
    <>
      <div className={styles.notices}>
        <DashboardNotice state={state} />
      </div>
      <PageHead state={state} activeKey={activeKey} titleClass={embedFlags && embedStyles.title} />
      <div className={styles.notices}>
        <FailureNotice error={error} />
      </div>
      <p className={styles.footnotes}>{t("errors.code", { code: error.code })}</p>
    </>
  );
  return embedFlags ? (
    <EmbedCard flags={embedFlags}>
      {content}
      {embedFlags.includes("removeFootnotes") ? null : <EmbedCredit />}
    </EmbedCard>
  ) : (
    <main className={styles.page} id="content">
      {content}
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </main>
  );
};
