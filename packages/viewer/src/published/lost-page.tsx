import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { FailureNotice } from "../catalogue/failure-notice.tsx";
import type { PageError } from "../error-page.tsx";
import { DashboardNotice } from "./dashboard-notice.tsx";
import { type HeadState, PageHead } from "./page-head.tsx";
import styles from "./published-page.module.css";

/** A page whose chart cannot be shown: what it is called, why, and the way to the other charts. */
export const LostPage = ({
  state,
  activeKey,
  error,
}: {
  state: HeadState;
  activeKey: string;
  error: PageError;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <main className={styles.page} id="content">
      <div className={styles.notices}>
        <DashboardNotice state={state} />
      </div>
      <PageHead state={state} activeKey={activeKey} />
      <div className={styles.notices}>
        <FailureNotice error={error} />
      </div>
      <p className={styles.footnotes}>{t("errors.code", { code: error.code })}</p>
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </main>
  );
};
