import { formatNumber, type Locale } from "@statelier/model";
import type { ReadProgress } from "@statelier/data";
import { joinClasses, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./published-page.module.css";

/** What somebody sees who waits for figures, and how far reading them is where that is known. */
export const ReadingNotice = ({
  progress,
  locale,
  isLate = false,
}: {
  progress?: ReadProgress | undefined;
  locale: Locale;
  /** Whether it is seen only by who waits for long, where it stands on the page from the beginning. */
  isLate?: boolean;
}): ReactNode => {
  const t = useT();
  const write = (count: number): string => formatNumber(count, { locale });
  return (
    <div className={joinClasses(styles.reading, isLate && styles.late)}>
      <p>
        <output>
          {t("viewer.reading")}{" "}
          {progress &&
            t("viewer.reading.rows", { rows: write(progress.rows), total: write(progress.total) })}
        </output>
      </p>
      <progress
        className={styles.bar}
        aria-label={t("viewer.reading.label")}
        {...(progress ? { value: progress.rows, max: progress.total } : {})}
      />
    </div>
  );
};
