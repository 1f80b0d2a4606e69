import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PageChart, StoredState } from "../chart-state/page-state.ts";
import { LinkGroup } from "../dataset/data-links.tsx";
import { buildAddress, listPageChoices } from "../params/build-address.ts";
import type { Params } from "../params/param-record.ts";
import styles from "../site/published-page.module.css";

const SCALES = ["1", "2"];

/** A dashboard as one picture, and the data of all its charts. */
export const BoardDownloads = ({
  state,
  charts,
}: {
  state: StoredState;
  charts: readonly PageChart[];
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const choices = listPageChoices(state, charts);
  const hrefOf = (format: string, more: Params = []): string =>
    buildAddress(`/${locale}/v/${state.chartKey}.${format}`, [...choices, ...more]);
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.download")}</summary>
      <LinkGroup
        title={t("viewer.charts")}
        links={[
          { href: hrefOf("zip"), label: t("viewer.download.zip") },
          { href: hrefOf("svg"), label: t("viewer.download.svg") },
          ...SCALES.map((scale) => ({
            href: hrefOf("png", [["scale", scale]]),
            label: t("viewer.download.png", { scale }),
          })),
          { href: hrefOf("txt"), label: t("viewer.download.txt"), isRead: true },
        ]}
      />
    </details>
  );
};
