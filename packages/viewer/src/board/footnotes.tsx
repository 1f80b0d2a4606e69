import { formatMoment } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode } from "react";
import { Licence, readPublisherName, Publisher } from "../dataset/publisher.tsx";
import { buildAddress } from "../params/build-address.ts";
import { listShownFilters } from "../chart-state/list-shown-filters.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { DataText } from "../site/data-text.tsx";
import styles from "../site/published-page.module.css";

/** Under which filters the chart stands and where the data come from. */
export const Footnotes = ({
  chart,
  dataSource,
  isPlain = false,
  hasNoFilters = false,
  children,
}: {
  chart: ChartState;
  /** Of the catalogue's addresses, where it is not the first source. */
  dataSource?: string | undefined;
  /** Names of datasets lead nowhere. */
  isPlain?: boolean;
  /** No form shows what is chosen. */
  hasNoFilters?: boolean;
  children?: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const label = (name: string): string => t("viewer.label", { name });
  const filters = listShownFilters(chart, locale, t);
  const inWords = filters.filter(({ isInForm }) => hasNoFilters || !isInForm);
  const sayFilters = (listed: typeof filters): ReactNode => (
    <DataText
      text={`${label(t("viewer.filter-list"))} ${listed.map((filter) => `${label(filter.label)} ${filter.value}`).join("\u00a0· ")}`}
      components={chart.components}
    />
  );
  return (
    <div className={styles.footnotes}>
      {inWords.length > 0 ? (
        <p data-no-print={inWords.length < filters.length ? "" : undefined}>
          {sayFilters(inWords)}
        </p>
      ) : null}
      {inWords.length < filters.length ? (
        <p className={styles.onPaper}>{sayFilters(filters)}</p>
      ) : null}
      {chart.metadata.map((cube) => (
        <Fragment key={cube.iri}>
          <p>
            {label(t("viewer.dataset"))}{" "}
            {isPlain ? (
              <span lang={cube.titleLanguage}>{cube.title}</span>
            ) : (
              <a
                href={buildAddress(`/${locale}/browse`, [
                  ["dataset", cube.iri],
                  ...(dataSource ? [["dataSource", dataSource] as [string, string]] : []),
                ])}
                lang={cube.titleLanguage}
              >
                {cube.title}
              </a>
            )}
            {cube.creator && cube.creator.label !== readPublisherName(cube)
              ? `\u00a0· ${label(t("viewer.source"))} ${cube.creator.label}`
              : null}
            {cube.publisher ? (
              <>
                {"\u00a0· "}
                {label(t("viewer.publisher"))} <Publisher html={cube.publisher} />
              </>
            ) : null}
            {cube.dateModified
              ? `\u00a0· ${label(t("viewer.updated"))} ${formatMoment(cube.dateModified)}`
              : null}
            {cube.license ? (
              <>
                {"\u00a0· "}
                {label(t("viewer.licence"))} <Licence metadata={cube} />
              </>
            ) : null}
          </p>
          {cube.attribution ? <p>{cube.attribution}</p> : null}
        </Fragment>
      ))}
      {children}
    </div>
  );
};
