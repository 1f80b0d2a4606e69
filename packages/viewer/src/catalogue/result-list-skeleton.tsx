import { Skeleton, useT, VisuallyHidden } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./result-list.module.css";

const ENTRIES = 5;

/** Room for results that are on their way. */
export const ResultListSkeleton = (): ReactNode => {
  const t = useT();
  return (
    <div>
      <VisuallyHidden>{t("browse.results.loading")}</VisuallyHidden>
      <div className={styles.list} aria-hidden>
        {Array.from({ length: ENTRIES }, (_, index) => (
          <div key={index} className={styles.entry}>
            <Skeleton width="min(60%, 440px)" height={26} />
            <Skeleton lines={2} />
            <Skeleton width={240} height={16} />
          </div>
        ))}
      </div>
    </div>
  );
};
