import type { ReadProgress } from "@statelier/data";
import type { Locale } from "@statelier/model";
import type { ReactNode } from "react";
import { ReadingNotice } from "../site/reading-notice.tsx";
import styles from "../site/published-page.module.css";

/** What stands on a page until its chart follows in the same response; a later one takes the place of an earlier one. */
export const WaitingPage = ({
  title,
  progress,
  locale,
}: {
  title: string;
  progress: ReadProgress | undefined;
  locale: Locale;
}): ReactNode => (
  <main className={`${styles.page} ${styles.waiting}`}>
    <h1 className={styles.title}>{title}</h1>
    <ReadingNotice progress={progress} locale={locale} />
  </main>
);
