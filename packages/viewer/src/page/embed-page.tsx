import { type EmbedFlag, writeEmbedFlags } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useMemo, useRef } from "react";
// Before what pages show everywhere: where rules weigh the same, those of pages win.
import { EmbedCard, EmbedCredit } from "./embed-card.tsx";
import { BoardHead } from "../board/board-head.tsx";
import { ChartTile } from "../board/chart-tile.tsx";
import { DownloadLinks } from "../board/download-links.tsx";
import { Footnotes } from "../board/footnotes.tsx";
import { useShownCharts } from "../board/use-shown-charts.ts";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import type { PanelPlace } from "../chart-state/reader-choices.ts";
import {
  findActiveChart,
  type PageChart,
  type StoredState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import { useTitles } from "../metadata/use-titles.ts";
import { useEmbedFlags } from "../embed/use-embed-flags.ts";
import { useHostEvents } from "../embed/use-host-events.ts";
import { buildChartAddress } from "../params/build-address.ts";
import { PANEL_PARAM } from "../params/page-params.ts";
import styles from "./embed-page.module.css";
import { Notices } from "./notices.tsx";
import type { PublishedPageProps } from "./published-page.tsx";
import pageStyles from "../site/published-page.module.css";

type ChartProps = { state: StoredState; shown: ShownChart };

const MoreOptions = ({ state, shown, table }: ChartProps & { table: ReactNode }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const key = encodeURIComponent(state.chartKey);
  return (
    <details className={styles.more}>
      <summary>{t("viewer.menu")}</summary>
      <p className={styles.links}>
        <a href={buildChartAddress(`/${locale}/v/${key}`, state, shown.chart)}>
          {t("viewer.embed.open")}
        </a>
        {state.canCopy ? (
          <a href={`/${locale}/create/new?copy=${key}`}>{t("viewer.copy-and-edit")}</a>
        ) : null}
      </p>
      {table}
      <DownloadLinks state={state} shown={shown} />
    </details>
  );
};

/** The way to table and files for who cannot see or point, where the menu that has them is left out: seen while it has the focus. */
const OwnPageLink = ({ state, chart }: { state: StoredState; chart: PageChart }): ReactNode => {
  const t = useT();
  const path = `/${useLocale()}/v/${encodeURIComponent(state.chartKey)}`;
  return (
    <p className={styles.ownPage}>
      <a href={buildChartAddress(path, state, chart)}>{t("viewer.embed.open")}</a>
    </p>
  );
};

/** The way to what is known of the datasets: it stands on the page of the chart itself. */
const MetadataLink = ({ state, chart }: { state: StoredState; chart: PageChart }): ReactNode => {
  const t = useT();
  const path = `/${useLocale()}/v/${encodeURIComponent(state.chartKey)}`;
  const ref = useRef<HTMLParagraphElement>(null);
  const addressOf = (place: PanelPlace): string =>
    buildChartAddress(path, state, chart, PANEL_PARAM.print(chart, place));
  useTitles(ref, chart, (componentId) => {
    globalThis.open(addressOf({ section: "data", componentId }), "_blank", "noopener");
  });
  return (
    <p ref={ref}>
      <a href={addressOf({ section: "general" })}>{t("viewer.metadata")}</a>
    </p>
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

/** Published charts inside another page, which may leave parts of them out. */
export const EmbedPage = ({
  drawings,
  dashboard,
  later,
  apart,
  state: first,
  data,
  scope,
}: PublishedPageProps & { state: StoredState }): ReactNode => {
  const { state, flags } = useFlaggedState(first);
  const has = (flag: EmbedFlag): boolean => flags.includes(flag);
  const page = useShownCharts(state, data, scope);
  const charts = page.charts.map(({ chart }) => chart);
  const active = charts.find(({ config }) => config.key === state.activeKey) ?? charts[0];
  const title = derivePageTitle(state.board, findActiveChart(state).title, useT());
  useHostEvents(state, title, charts);
  const isPlain = has("removeLabelsInteractivity");
  const hasNoFilters = has("removeFilters");
  const hasNoOptions = has("removeMoreOptionsButton");
  const fixed = {
    legend: isPlain,
    period: hasNoFilters,
    percent: hasNoFilters,
    form: hasNoOptions,
  };
  const notesOf = ({ chart }: ShownChart): ReactNode => (
    <Footnotes
      chart={chart}
      dataSource={state.dataSource}
      isPlain={isPlain}
      hasNoFilters={hasNoFilters}
    >
      {isPlain ? null : <MetadataLink state={state} chart={chart} />}
    </Footnotes>
  );
  const credit = has("removeFootnotes") ? null : <EmbedCredit />;
  const content = (
    <EmbedCard flags={flags} titleId={dashboard ? undefined : page.charts[0]?.titleId}>
      <div className={pageStyles.notices}>
        <Notices state={state} charts={charts} />
      </div>
      <BoardHead state={state} title={title} charts={charts} titleClass={styles.title} />
      {dashboard ? (
        <>
          <dashboard.BoardTiles
            state={state}
            page={page}
            drawings={drawings}
            later={later}
            apart={apart}
            hasNoFilters={hasNoFilters}
            hasNoMenu={hasNoOptions}
            tileOf={(shown) => ({
              fixed,
              footnotes: has("removeFootnotes") ? null : notesOf(shown),
            })}
          />
          {hasNoOptions && active ? <OwnPageLink state={state} chart={active} /> : null}
          {credit}
        </>
      ) : (
        page.charts.map((shown, at) => (
          <ChartTile
            key={shown.chart.config.key}
            drawing={drawings[at]}
            state={state}
            shown={shown}
            hasNoFilters={hasNoFilters}
            titleClass={styles.title}
            fixed={fixed}
            footnotes={
              has("removeFootnotes") ? null : (
                <>
                  {notesOf(shown)}
                  {credit}
                </>
              )
            }
          >
            {(table) =>
              hasNoOptions ? (
                <OwnPageLink state={state} chart={shown.chart} />
              ) : (
                <MoreOptions state={state} shown={shown} table={table} />
              )
            }
          </ChartTile>
        ))
      )}
    </EmbedCard>
  );
  return dashboard ? <dashboard.BoardFrame>{content}</dashboard.BoardFrame> : content;
};
