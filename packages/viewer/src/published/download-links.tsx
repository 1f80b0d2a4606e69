import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { DataLinks, LinkGroup } from "../site/data-links.tsx";
import { buildAddress, buildViewAddress, listChartParam } from "./build-view-address.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";
import { useSaveView } from "./use-save-view.ts";

const SCALES = ["1", "2", "3"];

/** The view that is shown as pictures and as data, and the datasets behind it, as plain links. */
export const DownloadLinks = ({
  state,
  view,
}: {
  state: PublishedState;
  view: PublishedView;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { chart } = view;
  const { metadata } = chart;
  const save = useSaveView(view, state.publicUrl);
  const pathOf = (format: string): string => `/${locale}/v/${state.chartKey}.${format}`;
  const hrefOf = (format: string, more: [string, string][] = []): string =>
    buildViewAddress(pathOf(format), state, chart, more);
  const hrefOfWhole = (format: string, index: number): string =>
    buildAddress(pathOf(format), [
      ...listChartParam(state),
      ["scope", "all"],
      ...(index === 0 ? [] : [["dataset", String(index + 1)] as const]),
    ]);
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.download")}</summary>
      <div className={styles.downloadGroups}>
        <LinkGroup
          title={t("viewer.download.pictures")}
          links={[
            { href: hrefOf("svg"), label: t("viewer.download.svg") },
            ...SCALES.map((scale) => ({
              href: hrefOf("png", [["scale", scale]]),
              label: t("viewer.download.png", { scale }),
            })),
          ]}
        />
        <DataLinks title={t("viewer.download.visible")} hrefOf={hrefOf} onSave={save} />
        {metadata.map(({ iri, title, titleLanguage }, index) => (
          <DataLinks
            key={iri}
            title={
              metadata.length === 1 ? (
                t("viewer.download.all")
              ) : (
                <>
                  {t("viewer.label", { name: t("viewer.download.all") })}{" "}
                  <span lang={titleLanguage}>{title}</span>
                </>
              )
            }
            hrefOf={(format) => hrefOfWhole(format, index)}
          />
        ))}
      </div>
    </details>
  );
};
