import type { ChartConfig, EmbedFlag } from "@statelier/document";
import {
  type ChartKey,
  type CubeComponents,
  type CubeMetadata,
  decodeTable,
  encodeTable,
  type WireTable,
} from "@statelier/model";
import type { SafeHtml } from "@statelier/ui/markdown";
import type { PanelPlace } from "./reader-choices.ts";
import type { ReaderChoices, UnknownParam } from "./reader-choices.ts";
import type { Board } from "./derive-board.ts";
import type { ChartState } from "./chart-state.ts";

/** What the server hands to the browser's program: plain JSON, one chart with the slice that it shows. */
export type PublishedState = {
  /** Absent in a preview: it shows a state that is not stored, and `/v/…` has no address for it. */
  chartKey?: ChartKey;
  /** The state of a preview as it was sent. */
  previewText?: string;
  /** Readers may start a chart of their own from it; not from a dashboard, nor where nobody may publish. */
  canCopy: boolean;
  /** All charts of the document, in the order of their tabs. */
  charts: { key: ChartKey; label: string }[];
  /** The chart that an address shows which names none. */
  openKey: ChartKey;
  /** What the author says of all charts together. */
  board?: Board;
  /** Parameters of this chart that its neighbours know as well: their tabs keep them. */
  sharedParams: string[];
  config: ChartConfig;
  /** Of the chart, as plain text; of the datasets where the author gave none. */
  title: string;
  /** Markdown of the author as safe HTML; empty where there is none in this language. */
  titleHtml: SafeHtml | "";
  descriptionHtml: SafeHtml | "";
  components: CubeComponents;
  metadata: CubeMetadata[];
  table: WireTable;
  choices: ReaderChoices;
  possible: ChartState["possible"];
  missed: ChartState["missed"];
  unknown: UnknownParam[];
  /** Paths of a migrated document that this version cannot show. */
  losses: string[];
  /** Address under which readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
  /** The source does not answer: its data of this moment are shown (ISO date and time, UTC). */
  staleSince?: string;
  /** Where the figures lie that the data filters can reach; absent where they are too many. */
  reachAddress?: string;
  /** Just published by this reader. */
  publishSuccess: boolean;
  /** Pixels of the drawing in the first response. */
  width: number;
  /** Inside another page: what that page leaves out. */
  embedFlags?: EmbedFlag[];
  /** Parameters of the address that are no choice here and stay: flags, number of the chart, what other charts know. */
  keptParams: [name: string, value: string][];
  /** What the metadata panel shows; closed without it. */
  panelPlace?: PanelPlace;
  /** The source by the name that the catalogue's addresses have for it; absent for the first one. */
  dataSource?: string;
  /** The view can be asked of its source as a query that readers can read. */
  hasQuery: boolean;
};

/** Of a chart that has an address. */
export type StoredState = PublishedState & { chartKey: ChartKey };

export const isStored = <S extends Pick<PublishedState, "chartKey">>(
  state: S,
): state is S & { chartKey: ChartKey } => state.chartKey !== undefined;

export const encodePublishedChart = (
  chart: ChartState,
): Pick<
  PublishedState,
  "config" | "components" | "metadata" | "table" | "choices" | "possible" | "missed" | "unknown"
> => ({
  ...chart,
  table: encodeTable(chart.table),
});

export const decodePublishedChart = (state: PublishedState): ChartState => ({
  config: state.config,
  components: state.components,
  metadata: state.metadata,
  table: decodeTable(state.table),
  choices: state.choices,
  possible: state.possible,
  missed: state.missed,
  unknown: state.unknown,
});
