import type { PageDrawing } from "@statelier/charts/react";
import { type ChartDataClient, type DataScope } from "@statelier/data";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { PrintedAddress } from "../dataset/printed-address.tsx";
import { buildViewAddress } from "../params/build-view-address.ts";
import { type MetadataPanelType, MetadataToggle } from "../metadata/metadata-toggle.tsx";
import { ChartFigure } from "../board/chart-figure.tsx";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import { DownloadLinks } from "../board/download-links.tsx";
import { FilterForm } from "../reader-filters/filter-form.tsx";
import { Footnotes } from "../board/footnotes.tsx";
import { Notices } from "./notices.tsx";
import { PageHead } from "./page-head.tsx";
import { isStored, type PublishedState } from "../chart-state/published-state.ts";
import { ShareLinks } from "./share-links.tsx";
import styles from "./published-page.module.css";
import { usePublishedView } from "../board/use-published-view.ts";
import { ViewCitations } from "./view-citations.tsx";
import { WaysOn } from "./ways-on.tsx";

export type PublishedPageProps = {
  /** Draws charts of the state's type, where that has a drawing. */
  drawing: PageDrawing | undefined;
  state: PublishedState;
  data: ChartDataClient;
  scope: DataScope;
  /** What the metadata panel shows, where the state has it open. */
  panel?: MetadataPanelType | undefined;
};

/** A published chart as readers see it: finished in the first response, interactive once the program runs. */
export const PublishedPage = ({
  drawing,
  state,
  data,
  scope,
  panel,
}: PublishedPageProps): ReactNode => {
  const t = useT();
  const view = usePublishedView(state, data, scope);
  const locale = useLocale();
  const { config } = view.chart;
  const address = isStored(state)
    ? `${state.publicUrl}${buildViewAddress(`/${locale}/v/${state.chartKey}`, state, view.chart)}`
    : undefined;
  return (
    <main className={styles.page} id="content">
      <div className={styles.notices}>
        <Notices state={state} chart={view.chart} />
      </div>
      <PageHead state={state} activeKey={config.key} chart={view.chart} />
      <FilterForm state={state} view={view} />
      <ChartFigure
        drawing={drawing}
        state={state}
        view={view}
        footnotes={
          <Footnotes chart={view.chart} dataSource={state.dataSource}>
            <MetadataToggle state={state} chart={view.chart} panel={panel} />
          </Footnotes>
        }
      />
      {address === undefined ? null : (
        <>
          <PrintedAddress address={address} servedOn={state.servedOn} />
          <ShareLinks title={derivePageTitle(state, t)} address={address} />
        </>
      )}
      <DownloadLinks state={state} view={view} />
      {address === undefined ? null : <ViewCitations state={state} view={view} address={address} />}
      <WaysOn state={state} view={view} />
    </main>
  );
};
