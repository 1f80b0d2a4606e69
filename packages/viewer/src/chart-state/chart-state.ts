import type { ChartContext } from "@statelier/document";
import type { ComponentId, CubeMetadata, Geography, ObservationTable } from "@statelier/model";
import type { ReaderChoices, UnknownParam } from "./reader-choices.ts";
import type { ChartView } from "@statelier/charts";

/** What the drawing needs of the reader's choices. */
export const deriveChartView = (choices: ReaderChoices): ChartView => ({
  hiddenValues: choices.hiddenValues,
  filters: choices.dataFilters,
  ...(choices.timeRange ? { timeRange: choices.timeRange } : {}),
  ...(choices.calculation ? { calculation: choices.calculation } : {}),
  ...(choices.isPlain ? { isPlain: true } : {}),
  ...(choices.animationValue ? { animationValue: choices.animationValue } : {}),
  ...(choices.sorting ? { sorting: choices.sorting } : {}),
  ...(choices.search ? { search: choices.search } : {}),
  ...(choices.page ? { page: choices.page } : {}),
});

/** The datasets of several charts, each once. */
export const listDatasets = (charts: readonly Pick<ChartState, "metadata">[]): CubeMetadata[] => [
  ...new Map(charts.flatMap(({ metadata }) => metadata.map((cube) => [cube.iri, cube]))).values(),
];

/** One chart with everything that a first drawing needs: its data, and what the reader has chosen of them. */
export type ChartState = ChartContext & {
  metadata: CubeMetadata[];
  table: ObservationTable;
  /** Of a map. */
  geography?: Geography;
  /** Cells of the table that should be numbers in the source and are none; they stand as missing ones. */
  unreadable?: number;
  /** When the table was read, where its source did not answer now. */
  dataAsOf?: string;
  choices: ReaderChoices;
  /** For each open dimension the values that can be chosen; absent where all of them can. */
  possible: Record<ComponentId, string[]>;
  /** What was wanted of dimensions and does not occur under the other choices. */
  missed: Record<ComponentId, readonly string[]>;
  /** Parts of the address that this chart does not know. */
  unknown: UnknownParam[];
  /** Of parameters for all charts of the page: the names that this chart has for them, where they are others. */
  ownNames?: Readonly<Record<string, string>>;
};

/** What follows from the reader's choices. */
export type Selection = Pick<
  ChartState,
  "table" | "unreadable" | "dataAsOf" | "choices" | "possible" | "missed"
>;
