import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { DataLinks, LinkGroup } from "../site/data-links.tsx";
import { encodeViewParams } from "../view-params/view-params.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";
import type { PublishedView } from "./use-published-view.ts";

const SCALES = ["1", "2", "3"];

type Params = [name: string, value: string][];

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
  const { config, components, metadata, choices } = view.chart;
  const chart = state.keptParams.filter(([name]) => name === "chart");
  const shown: Params = [
    ...chart,
    ...encodeViewParams(config, components, { ...choices, showTable: false }),
  ];
  const hrefOf = (format: string, params: Params): string => {
    const search = new URLSearchParams(params).toString();
    return `/${locale}/v/${state.chartKey}.${format}${search === "" ? "" : `?${search}`}`;
  };
  return (
    <details className={styles.downloads}>
      <summary>{t("viewer.download")}</summary>
      <div className={styles.downloadGroups}>
        <LinkGroup
          title={t("viewer.download.pictures")}
          links={[
            { href: hrefOf("svg", shown), label: t("viewer.download.svg") },
            ...SCALES.map((scale) => ({
              href: hrefOf("png", [...shown, ["scale", scale]]),
              label: t("viewer.download.png", { scale }),
            })),
          ]}
        />
        <DataLinks
          title={t("viewer.download.visible")}
          hrefOf={(format) => hrefOf(format, shown)}
        />
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
            hrefOf={(format) =>
              hrefOf(format, [
                ...chart,
                ["scope", "all"],
                ...(index === 0 ? [] : [["dataset", String(index + 1)] satisfies Params[number]]),
              ])
            }
          />
        ))}
      </div>
    </details>
  );
};
