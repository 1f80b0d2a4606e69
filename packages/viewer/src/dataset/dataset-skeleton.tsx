import { Skeleton, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import styles from "./dataset-page.module.css";

const ROWS = 8;

/** Room for a dataset that is on its way. */
export const DatasetSkeleton = (): ReactNode => {
  const t = useT();
  return (
    <main id="content" className={styles.page} aria-busy>
      <output className={styles.back}>{t("browse.dataset.loading")}</output>
      <div className={styles.head}>
        <Skeleton width="min(70%, 560px)" height={36} />
        <Skeleton lines={2} />
        <Skeleton width={180} height={36} />
      </div>
      <div className={styles.columns}>
        <div className={styles.preview}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton key={index} height={40} />
          ))}
        </div>
        <div className={styles.about}>
          <Skeleton lines={ROWS} />
        </div>
      </div>
    </main>
  );
};
