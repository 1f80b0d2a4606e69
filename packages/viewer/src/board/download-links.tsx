import { hasColumns } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import { useIsLive } from "../site/use-is-live.ts";
import type { DownloadFormat } from "../download/download.ts";
import { DataLinks, LinkGroup } from "../dataset/data-links.tsx";
import { WholeDataLinks } from "../dataset/whole-data-links.tsx";
import { buildAddress, buildFileAddress, listChartParam } from "../params/build-address.ts";
import {
  isStored,
  type SheetState,
  type ShownChart,
  type StoredSheet,
} from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";

/**
 * Makes a file of what is on screen where the page has it, without asking the server again; answers whether it could.
 * `address` is where the server has the same file, if it does.
 */
const useSaveView = (
  shown: ShownChart,
): ((format: DownloadFormat, address?: string) => Promise<boolean>) | undefined => {
  const t = useT();
  const locale = useLocale();
  if (shown.status !== "ready") return undefined;
  const save = async (format: DownloadFormat, address?: string): Promise<boolean> => {
    const [{ makeVisibleDownload }, { saveDownload }] = await Promise.all([
      import("../download/make-download.ts"),
      import("../download/formats/save-download.ts"),
    ]);
    const words = {
      measure: t("viewer.download.measure"),
      observation: t("viewer.download.observation"),
    };
    const download = makeVisibleDownload(shown.chart, { locale, t, order: "view" });
    return saveDownload(format, download, { ...(address ? { href: address } : {}), words });
  };
  return (format, address) => save(format, address).catch(() => false);
};

const SCALES = ["1", "2", "3"];

/** The view that is shown, as pictures and as data; where the page cannot make a file, the server says why. */
const ViewLinks = ({ state, shown }: { state: StoredSheet; shown: ShownChart }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const save = useSaveView(shown);
  const hrefOf = (format: string, more: [string, string][] = []): string =>
    buildFileAddress(`/${locale}/v/${state.chartKey}.${format}`, state, shown.chart, more);
  const follow = async (format: DownloadFormat, href = ""): Promise<void> => {
    if (!(await save?.(format, `${state.publicUrl}${href}`))) globalThis.location.assign(href);
  };
  return (
    <>
      <LinkGroup
        title={t("viewer.download.pictures")}
        links={[
          { href: hrefOf("svg"), label: t("viewer.download.svg") },
          ...SCALES.map((scale) => ({
            href: hrefOf("png", [["scale", scale]]),
            label: t("viewer.download.png", { scale }),
          })),
          { href: hrefOf("txt"), label: t("viewer.download.txt"), isRead: true },
        ]}
      />
      <DataLinks
        title={t("viewer.download.visible")}
        hrefOf={(format) =>
          hrefOf(format, hasColumns(shown.chart.config) ? [["columns", "view"]] : [])
        }
        onSave={save && ((format, href) => void follow(format, href))}
      />
    </>
  );
};

/** The view of a preview as data: the page alone has it. */
const ViewButtons = ({ shown }: { shown: ShownChart }): ReactNode => {
  const t = useT();
  const save = useSaveView(shown);
  const isLive = useIsLive();
  const [hasFailed, setHasFailed] = useState(false);
  if (!isLive) return null;
  const keep =
    save &&
    ((format: DownloadFormat): void => void save(format).then((isSaved) => setHasFailed(!isSaved)));
  return (
    <div>
      <DataLinks title={t("viewer.download.visible")} onSave={keep} />
      {hasFailed ? <p role="alert">{t("viewer.download.failed")}</p> : null}
    </div>
  );
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
          <ViewButtons shown={shown} />
        )}
        {metadata.map(({ iri, title, titleLanguage }, index) => (
          <WholeDataLinks
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
