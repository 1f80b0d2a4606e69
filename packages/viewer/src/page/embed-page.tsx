import { writeEmbedFlags, type EmbedFlag } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo } from "react";
import { PANEL_PARAM } from "../params/panel-place.ts";
import { buildViewAddress } from "../params/build-view-address.ts";
import { ChartFigure } from "../board/chart-figure.tsx";
import { DownloadLinks } from "../board/download-links.tsx";
import { EmbedCard, EmbedCredit } from "./embed-card.tsx";
import styles from "./embed-page.module.css";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import { Footnotes } from "../board/footnotes.tsx";
import { Notices } from "./notices.tsx";
import { PageHead } from "./page-head.tsx";
import type { PublishedPageProps } from "./published-page.tsx";
import pageStyles from "./published-page.module.css";
import type { StoredState } from "../chart-state/published-state.ts";
import { useEmbedFlags } from "../embed/use-embed-flags.ts";
import { useHostEvents } from "../embed/use-host-events.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { usePublishedView } from "../board/use-published-view.ts";

const MoreOptions = ({
  state,
  view,
  table,
}: {
  state: StoredState;
  view: ShownChart;
  table: ReactNode;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const key = encodeURIComponent(state.chartKey);
  return (
    <details className={styles.more}>
      <summary>{t("viewer.menu")}</summary>
      <p className={styles.ways}>
        <a href={buildViewAddress(`/${locale}/v/${key}`, state, view.chart)}>
          {t("viewer.embed.open")}
        </a>
        {state.canCopy ? (
          <a href={`/${locale}/create/new?copy=${key}`}>{t("viewer.copy-and-edit")}</a>
        ) : null}
      </p>
      {table}
      <DownloadLinks state={state} view={view} />
    </details>
  );
};

const useFlaggedState = (
  state: StoredState,
): { state: StoredState; flags: readonly EmbedFlag[] } => {
  const flags = useEmbedFlags(state.embedFlags ?? []);
  return useMemo(() => {
    const keptParams = [...writeEmbedFlags(new URLSearchParams(state.keptParams), flags)];
    return { state: { ...state, keptParams }, flags };
  }, [state, flags]);
};

/** A published chart inside another page, which may leave parts of it out. */
export const EmbedPage = ({
  drawing,
  state: first,
  data,
  scope,
}: PublishedPageProps & { state: StoredState }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { state, flags } = useFlaggedState(first);
  const has = (flag: EmbedFlag): boolean => flags.includes(flag);
  const view = usePublishedView(state, data, scope);
  useHostEvents(state, view);
  const isPlain = has("removeLabelsInteractivity");
  const hasNoFilters = has("removeFilters");
  return (
    <EmbedCard flags={flags}>
      <div className={pageStyles.notices}>
        <Notices state={state} chart={view.chart} />
      </div>
      <PageHead
        state={state}
        activeKey={view.chart.config.key}
        chart={view.chart}
        titleClass={styles.title}
      />
      <FilterForm state={state} view={view} hasNoFilters={hasNoFilters} />
      <ChartFigure
        drawing={drawing}
        state={state}
        view={view}
        fixed={{
          legend: isPlain,
          period: hasNoFilters,
          percent: hasNoFilters,
          form: has("removeMoreOptionsButton"),
        }}
        footnotes={
          has("removeFootnotes") ? null : (
            <>
              <Footnotes chart={view.chart} dataSource={state.dataSource} isPlain={isPlain}>
                {isPlain ? null : (
                  <p>
                    <a
                      href={buildViewAddress(
                        `/${locale}/v/${encodeURIComponent(state.chartKey)}`,
                        state,
                        view.chart,
                        [[PANEL_PARAM, "general"]],
                      )}
                    >
                      {t("viewer.metadata")}
                    </a>
                  </p>
                )}
              </Footnotes>
              <EmbedCredit />
            </>
          )
        }
      >
        {(table) =>
          has("removeMoreOptionsButton") ? null : (
            <MoreOptions state={state} view={view} table={table} />
          )
        }
      </ChartFigure>
    </EmbedCard>
  );
};
