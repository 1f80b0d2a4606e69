import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./published-page.module.css";

/** What a reader may do after reading. */
export const WaysOn = ({ chartKey }: { chartKey: string }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.ways}>
      <a href={`/${locale}/create/new?copy=${encodeURIComponent(chartKey)}`}>
        {t("viewer.copy-and-edit")}
      </a>
      <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
    </footer>
  );
};
