import type { Locale } from "@statelier/model";
import { Skeleton, useT } from "@statelier/ui/plain";
import { ReadingNotice } from "@statelier/viewer/board";
import type { ReactNode } from "react";
import styles from "./editor.module.css";

/** The shape of what stands around the chart. */
export const WaitingControls = (): ReactNode => (
  <>
    <div className={styles["bar"]}>
      <Skeleton width={160} height={20} />
    </div>
    <div className={styles["controls"]}>
      <div className={styles["waiting"]}>
        <Skeleton lines={6} />
      </div>
    </div>
  </>
);

/** The shape of the editor before it is there. */
export const EditorSkeleton = ({ locale }: { locale: Locale }): ReactNode => {
  const t = useT();
  return (
    <main id="content" className={styles["editor"]} aria-busy="true">
      <h1 className={styles["hidden"]}>{t("editor.title")}</h1>
      <noscript>
        <p className={styles["noscript"]}>{t("site.no-script")}</p>
      </noscript>
      <WaitingControls />
      <div className={styles["stage"]}>
        <div className={styles["sheet"]}>
          <ReadingNotice locale={locale} isLate />
          <Skeleton width="60%" height={28} />
          <Skeleton width="100%" height={420} />
        </div>
      </div>
    </main>
  );
};
