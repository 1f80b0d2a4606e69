import type { PageDrawing } from "@statelier/charts/react";
import type { ChartDataClient, DataScope } from "@statelier/data";
import { joinClasses, useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { BoardHead } from "../board/board-head.tsx";
import { ChartTile } from "../board/chart-tile.tsx";
import { DownloadLinks } from "../board/download-links.tsx";
import { Footnotes } from "../board/footnotes.tsx";
import type { LaterTiles } from "../board/later-tiles.tsx";
import { useShownCharts } from "../board/use-shown-charts.ts";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import { listDatasets } from "../chart-state/chart-state.ts";
import {
  findActiveChart,
  isStored,
  type PublishedState,
  type ShownChart,
} from "../chart-state/page-state.ts";
import { Citations, PrintedAddress } from "../dataset/citations.tsx";
import { type MetadataPanelType, MetadataToggle } from "../metadata/metadata-toggle.tsx";
import { buildPageAddress } from "../params/build-address.ts";
import type * as BoardParts from "./board-parts.tsx";
import { FurtherLinks } from "./further-links.tsx";
import { Notices } from "./notices.tsx";
import styles from "../site/published-page.module.css";
import { ShareLinks } from "./share-links.tsx";

export type PublishedPageProps = {
  /** What draws the charts of the state, in their order, where their types have a drawing. */
  drawings: readonly (PageDrawing | undefined)[];
  /** What shows all charts at once, where the state is of a dashboard. */
  dashboard?: typeof BoardParts | undefined;
  /** Of a dashboard in a browser: its tiles are taken over one by one. */
  later?: LaterTiles | undefined;
  /** Of a dashboard on a server: its tiles are drawn each by itself. */
  apart?: BoardParts.TakeTile | undefined;
  state: PublishedState;
  data: ChartDataClient;
  scope: DataScope;
  /** What the metadata panel shows, where the state has it open. */
  panel?: MetadataPanelType | undefined;
};

/** Published charts as readers see them: finished in the first response, interactive once the program runs. */
export const PublishedPage = ({
  drawings,
  dashboard,
  later,
  apart,
  state,
  data,
  scope,
  panel,
}: PublishedPageProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const page = useShownCharts(state, data, scope);
  const charts = page.charts.map(({ chart }) => chart);
  const { publicUrl, servedOn } = state;
  const title = derivePageTitle(state.board, findActiveChart(state).title, t);
  const search = buildPageAddress("", state, charts);
  const address = isStored(state)
    ? `${publicUrl}/${locale}/v/${state.chartKey}${search}`
    : undefined;
  const isBoard = dashboard !== undefined;
  const notesOf = (shown: ShownChart): ReactNode => (
    <Footnotes chart={shown.chart} dataSource={state.dataSource}>
      <MetadataToggle state={state} shown={shown} panel={panel} />
    </Footnotes>
  );
  const content = (
    <main className={joinClasses(styles.page, isBoard && styles.wide)} id="content">
      <div className={styles.notices}>
        <Notices state={state} charts={charts} />
      </div>
      <BoardHead state={state} title={title} charts={charts} />
      {dashboard ? (
        <dashboard.BoardTiles
          state={state}
          page={page}
          drawings={drawings}
          later={later}
          apart={apart}
          tileOf={(shown) => ({
            footnotes: notesOf(shown),
          })}
        />
      ) : (
        page.charts.map((shown, at) => (
          <ChartTile
            key={shown.chart.config.key}
            drawing={drawings[at]}
            state={state}
            shown={shown}
            footnotes={notesOf(shown)}
          />
        ))
      )}
      {address === undefined ? null : <PrintedAddress address={address} servedOn={servedOn} />}
      {address === undefined || isBoard || state.ownDraft ? null : (
        <ShareLinks title={title} address={address} />
      )}
      {dashboard && isStored(state) ? (
        <dashboard.BoardDownloads state={state} charts={charts} />
      ) : null}
      {isBoard
        ? null
        : page.charts.map((shown) => (
            <DownloadLinks key={shown.chart.config.key} state={state} shown={shown} />
          ))}
      {address === undefined ? null : (
        <details className={styles.downloads}>
          <summary>{t("viewer.citation")}</summary>
          <Citations datasets={listDatasets(charts)} address={address} servedOn={servedOn} />
        </details>
      )}
      <FurtherLinks state={state} title={title} search={search} />
    </main>
  );
  return dashboard ? <dashboard.BoardFrame>{content}</dashboard.BoardFrame> : content;
};
