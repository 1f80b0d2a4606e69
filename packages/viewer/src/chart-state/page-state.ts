import type { MapLock } from "@statelier/charts/react";
import type { AltText, DashboardFilters, EmbedFlag, SharedTimeRange } from "@statelier/document";
import { type ChartKey, decodeTable, encodeTable, type WireTable } from "@statelier/model";
import type { SafeHtml } from "@statelier/ui/markdown";
import type { ChartState } from "./chart-state.ts";
import type { Board } from "./derive-board.ts";
import type { PanelPlace, ReaderChoices } from "./reader-choices.ts";

/** A chart on its page, under what its reader chooses. */
export type ShownChart = {
  /** With what the reader wants, also while it is not there yet. */
  chart: PageChart;
  /** With what is shown of it. */
  drawn: PageChart;
  /** `failed` keeps the chart of the last selection that worked. */
  status: "ready" | "loading" | "failed";
  /** Ids of elements of which the page has one for each chart. */
  titleId: string;
  formId: string;
  /** On a dashboard: what stands before the names of its own parameters in an address. */
  prefix?: string;
  /** Back undoes it where it changes anything; inside another page Back belongs to that page. */
  choose: (change: Partial<ReaderChoices>) => void;
  retry: () => void;
  /** In the editor, of maps. */
  mapLock?: MapLock;
  /** What an address of the page says of its charts, with other choices of this one. */
  listChoices: (change?: Partial<ReaderChoices>) => [name: string, value: string][];
};

/** What a chart is called, and what its author says of it. */
export type ChartTexts = {
  /** As plain text; of the datasets where the author gave none. */
  title: string;
  /** Markdown of the author as safe HTML; empty where there is none in this language. */
  titleHtml: SafeHtml | "";
  descriptionHtml: SafeHtml | "";
};

/** A chart of a dashboard that cannot be shown. */
export type FailedChart = ChartTexts & {
  key: string;
  /** Why, in the language of the page. */
  words: Record<"title" | "why" | "todo" | "code", string>;
};

/** A chart as a part of a page. */
export type PageChart = ChartState &
  ChartTexts & {
    /** Parameters of this chart that its neighbours know as well: their tabs keep them. */
    sharedParams: string[];
    /** Pixels of the drawing in the first response. */
    width: number;
    /** What a phone would be sent, where the first response is drawn for a wide window: its pixels, and those of the drawing's height in CSS. */
    narrow?: { width: number; height: string };
    /** Pixels of the drawing, where its place on a dashboard gives it so many. */
    height?: number;
    /** In the editor, where the drawing does not wait for it; else that of the chart. */
    altText?: AltText;
    /** What the metadata panel shows; closed without it. */
    panelPlace?: PanelPlace;
  };

/** What a page knows of its charts, also where it can show none of them. */
export type TabsState = {
  /** Absent in a preview: it shows a state that is not stored, and `/v/…` has no address for it. */
  chartKey?: ChartKey;
  /** The state of a preview as it was sent. */
  previewText?: string;
  /** All charts of the document, in the order of their tabs. */
  tabs: { key: string; label: string }[];
  /** The chart that an address shows which names none. */
  openKey: string;
  /** The chart that the address shows. */
  activeKey: string;
  /** What the author says of all charts together. */
  board?: Board;
  /** A chart of a dashboard without the others. */
  isAlone?: true;
  /** Inside another page: what that page leaves out. */
  embedFlags?: EmbedFlag[];
  /** Parameters of the address that are no choice here and stay: flags, number of the chart, what other charts know. */
  keptParams: [name: string, value: string][];
};

/** What a page knows besides the charts that it shows. */
export type SheetState = TabsState & {
  /** Readers may start charts of their own from it; not where nobody may publish. */
  canCopy: boolean;
  /** Paths of a migrated document that this version cannot show. */
  losses: string[];
  /** Address under which readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
  /** The source does not give its data now: those of this moment are shown (ISO date and time, UTC). */
  staleSince?: string;
  /** Why, where it answers all the same: it has the dataset no more, or what it says cannot be used. */
  staleReason?: "removed" | "unusable";
  /** Just published by this reader, for the first time or again. */
  publishSuccess: "new" | "update" | false;
  /** Just published, and there is a way back into the editor. */
  canEdit?: true;
  /** Not published: what its owners are told, who alone see it. */
  ownDraft?: { text: string; edit: string };
  /** The source by the name that the catalogue's addresses have for it; absent for the first one. */
  dataSource?: string;
  /** The view can be asked of its source as a query that readers can read. */
  hasQuery: boolean;
};

/** What a dashboard says of its charts together. */
export type Shares = {
  dashboardFilters: DashboardFilters;
  /** The dates of all charts, where their period is shared. */
  sharedTime?: SharedTimeRange;
};

/** What the server hands to the browser's program: plain JSON, the charts that are shown and what they share. */
export type PublishedState = SheetState & {
  charts: readonly [SentChart, ...SentChart[]];
  /** Where the figures lie that the data filters can reach; absent where they are too many. */
  reachAddress?: string;
  /** Of a dashboard: those of its charts that cannot be shown. */
  failed?: FailedChart[];
  /** Of a dashboard: what its charts share. */
  shares?: Shares;
};

/** Of a chart that has an address. */
export type StoredState = PublishedState & { chartKey: ChartKey };

/** The same of a page whose charts nobody asks for. */
export type StoredSheet = SheetState & { chartKey: ChartKey };

/** The page has an address: it is no preview. */
export const isStored = <S extends Pick<PublishedState, "chartKey">>(
  state: S,
): state is S & { chartKey: ChartKey } => state.chartKey !== undefined;

/** A chart of a page in its JSON form. */
export type SentChart = Omit<PageChart, "table"> & { table: WireTable };

/** The place of a chart among all of its document, from 1: its name in an address. */
export const numberOf = ({ tabs }: Pick<TabsState, "tabs">, key: string): number =>
  tabs.findIndex((tab) => tab.key === key) + 1;

/** The JSON form; `decodePageChart` reads it. */
export const encodePageChart = (chart: PageChart): SentChart => ({
  ...chart,
  table: encodeTable(chart.table, true),
});

export const decodePageChart = (chart: SentChart): PageChart => ({
  ...chart,
  table: decodeTable(chart.table),
});

/** The chart that the address shows. */
export const findActiveChart = <Chart extends Pick<SentChart, "config">>({
  activeKey,
  charts,
}: {
  activeKey: string;
  charts: readonly [Chart, ...Chart[]];
}): Chart => charts.find(({ config }) => config.key === activeKey) ?? charts[0];
