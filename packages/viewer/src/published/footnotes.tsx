import { formatFullDate } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { listShownFilters } from "./list-shown-filters.ts";
import type { PublishedChart } from "./load-published.ts";
import type { PublishedState } from "./published-state.ts";
import styles from "./published-page.module.css";

/** Day, month, year; with hour and minute where the source tells them. */
const formatUpdated = (date: string): string =>
  formatFullDate(date, date.includes("T") ? "Minute" : "Day");

/** Under which filters the chart stands, where the data come from, and how to go on. */
export const Footnotes = ({
  state,
  chart,
}: {
  state: PublishedState;
  chart: PublishedChart;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const filters = listShownFilters(chart.config, chart.components, chart.choices);
  return (
    <footer className={styles.footnotes}>
      {filters.length > 0 ? (
        <p>
          {t("viewer.filter-list")}:{" "}
          {filters.map(({ label, value }) => `${label}: ${value}`).join(" · ")}
        </p>
      ) : null}
      {chart.metadata.map((cube) => (
        <p key={cube.iri}>
          {t("viewer.dataset")}:{" "}
          <a
            href={`/${locale}/browse?dataset=${encodeURIComponent(cube.iri)}`}
            lang={cube.titleLanguage}
          >
            {cube.title}
          </a>
          {cube.creator ? ` · ${t("viewer.source")}: ${cube.creator.label}` : null}
          {cube.dateModified
            ? ` · ${t("viewer.updated")}: ${formatUpdated(cube.dateModified)}`
            : null}
          {cube.license ? ` · ${t("viewer.licence")}: ${cube.license}` : null}
        </p>
      ))}
      <p className={styles.ways}>
        <a href={`/${locale}/create/new?copy=${encodeURIComponent(state.chartKey)}`}>
          {t("viewer.copy-and-edit")}
        </a>
        <a href={`/${locale}/`}>{t("viewer.created-with")}</a>
      </p>
    </footer>
  );
};
