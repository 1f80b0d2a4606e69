import { PICTURE_SCALES } from "@statelier/charts";
import { hasColumns } from "@statelier/document";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { LinkGroup } from "../dataset/data-links.tsx";
import { FollowedLinks } from "../dataset/followed-links.tsx";
import { buildAddress, listChartParam, makeFileAddress } from "../params/build-address.ts";
import {
  isStored,
  type SheetState,
  type ShownChart,
  type StoredSheet,
} from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";
import { useSaveView } from "./use-save-view.ts";

/** The view that is shown, as pictures and as data; the server makes the files that the page cannot. */
const ViewLinks = ({ state, shown }: { state: StoredSheet; shown: ShownChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const save = useSaveView(shown);
  const addressOf = makeFileAddress(state, shown.chart);
  const hrefOf = (format: string, more?: [string, string][]): string =>
    addressOf(`/${locale}/v/${state.chartKey}.${format}`, more);
  return (
    <>
      <LinkGroup
        title={t("viewer.download.pictures")}
        links={[
          { href: hrefOf("svg"), label: t("viewer.download.svg") },
          ...PICTURE_SCALES.map(String).map((scale) => ({
            href: hrefOf("png", [["scale", scale]]),
            label: t("viewer.download.png", { scale }),
          })),
          { href: hrefOf("txt"), label: t("viewer.download.txt"), isRead: true },
        ]}
      />
      <FollowedLinks
        title={t("viewer.download.visible")}
        hrefOf={(format) =>
          hrefOf(format, hasColumns(shown.chart.config) ? [["columns", "view"]] : undefined)
        }
        save={save && ((format, href) => save(format, `${state.publicUrl}${href}`))}
      />
    </>
  );
};

const previewFiles = makeLazy(() => import("./preview-files.tsx"));

/** The view of a preview as files: the page alone has it, and published ones do without what makes them. */
const LaterPreviewFiles = ({ shown }: { shown: ShownChart }): ReactNode => {
  const { part } = useLazy(previewFiles, true);
  return part ? <part.PreviewFiles shown={shown} /> : null;
};

/** The view that is shown, and the datasets behind it, as files. */
export const DownloadLinks = ({
  state,
  shown,
}: {
  state: SheetState;
  shown: ShownChart;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { metadata } = shown.chart;
  const hrefOfWhole = (format: string, iri: string, index: number): string =>
    isStored(state)
      ? buildAddress(`/${locale}/v/${state.chartKey}.${format}`, [
          ...listChartParam(state, shown.chart.config.key),
          ["scope", "all"],
          ...(index === 0 ? [] : [["dataset", String(index + 1)] as [string, string]]),
        ])
      : buildAddress(`/${locale}/browse.${format}`, [
          ["dataset", iri],
          ...(state.dataSource ? [["dataSource", state.dataSource] as [string, string]] : []),
        ]);
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.download")}</summary>
      <div className={styles.downloadGroups}>
        {isStored(state) ? (
          <ViewLinks state={state} shown={shown} />
        ) : (
          <LaterPreviewFiles shown={shown} />
        )}
        {metadata.map(({ iri, title, titleLanguage }, index) => (
          <FollowedLinks
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
            hrefOf={(format) => hrefOfWhole(format, iri, index)}
          />
        ))}
      </div>
    </details>
  );
};
