import type { ChartView } from "@statelier/charts";
import type { ChartDataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type ChartDocument,
  findChartFault,
  findOpenChart,
  shareFilters,
} from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type CubeMetadata,
  findDictionaryColumn,
  type ObservationTable,
} from "@statelier/model";
import {
  decodeViewParams,
  findSegment,
  listReaderDimensions,
  nameSeries,
  type ReaderChoices,
  type UnknownParam,
} from "../view-params/view-params.ts";
import { ChartFaultError } from "./chart-fault-error.ts";
import { fetchTable, type OpenChart } from "./fetch-table.ts";

/** One chart of a published document with everything that a first drawing needs. */
export type PublishedChart = {
  config: ChartConfig;
  components: CubeComponents;
  metadata: CubeMetadata[];
  table: ObservationTable;
  choices: ReaderChoices;
  /** For each open dimension the values that can be chosen; absent where all of them can. */
  possible: Record<ComponentId, string[]>;
  /** What was wanted of dimensions and does not occur under the other choices. */
  missed: Record<ComponentId, readonly string[]>;
  /** Parts of the address that this chart does not know. */
  unknown: UnknownParam[];
};

/** The chart that an address names by its number, from 1. */
export const findNumberedChart = (
  document: ChartDocument,
  params: URLSearchParams,
): ChartConfig | undefined => {
  const number = params.get("chart") ?? "";
  return /^[1-9]\d*$/.test(number) ? document.chartConfigs[Number(number) - 1] : undefined;
};

/** Which chart of the document an address shows: the open one where it names none. */
export const pickChart = (document: ChartDocument, params: URLSearchParams): ChartConfig =>
  findNumberedChart(document, params) ?? findOpenChart(document);

export type Selection = Pick<PublishedChart, "table" | "choices" | "possible" | "missed">;

/** What can be chosen is worked out by a program of its own: most charts have no filters. */
export const loadSelection = () => import("../reader-filters/fetch-possible-selection.ts");

/** At least one category stays visible (D13): where all that the data have are switched off, the first of them. */
const keepOneShown = ({ config, components }: OpenChart, selection: Selection): Selection => {
  const { choices, table } = selection;
  const segment = findSegment(config, components);
  const column = segment && findDictionaryColumn(table, segment.id);
  if (!column || choices.hiddenValues.length === 0) return selection;
  const hidden = new Set(choices.hiddenValues);
  const present = new Set(column.codes);
  const found = column.values.filter((_, code) => present.has(code));
  if (found.some((value) => !hidden.has(value))) return selection;
  const first = segment.values.find(({ value }) => found.includes(value))?.value;
  const hiddenValues = choices.hiddenValues.filter((value) => value !== first);
  return { ...selection, choices: { ...choices, hiddenValues } };
};

/** What a chart shows under the reader's choices, without what does not occur. Rejects with `DataError`. */
export const fetchSelection = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: OpenChart,
  choices: ReaderChoices,
): Promise<Selection> => {
  if (listReaderDimensions(chart.config, chart.components).length === 0)
    return keepOneShown(chart, {
      choices,
      possible: {},
      missed: {},
      table: await fetchTable(data, scope, chart, choices),
    });
  const { fetchPossibleSelection } = await loadSelection();
  return keepOneShown(chart, await fetchPossibleSelection(data, scope, chart, choices));
};

/** Series that an address hides with all the others, and which are shown all the same. */
const listForced = (
  { config, components }: OpenChart,
  asked: ReaderChoices,
  { choices }: Selection,
): UnknownParam[] => {
  const forced = asked.hiddenValues.filter((value) => !choices.hiddenValues.includes(value));
  if (forced.length === 0) return [];
  const names = nameSeries(config, components);
  return forced.map((value) => ({ name: "hide", value: names.get(value) ?? value }));
};

/** Reads what an address shows of a document. Rejects with `DataError`, or with `ChartFaultError`. */
export const fetchPublished = async (
  data: ChartDataClient,
  scope: DataScope,
  document: ChartDocument,
  params: URLSearchParams,
): Promise<PublishedChart> => {
  const stored = pickChart(document, params);
  const iris = stored.cubes.map(({ iri }) => iri);
  const cubes = stored.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const [metadata, components] = await Promise.all([
    data.metadata(scope, iris),
    data.components(scope, cubes),
  ]);
  const config = shareFilters({ config: stored, components }, document.dashboardFilters);
  const fault = findChartFault({ config, components });
  if (fault) throw new ChartFaultError(fault);
  const chart = { config, components };
  const { choices, unknown } = decodeViewParams(config, components, params);
  const selection = await fetchSelection(data, scope, chart, choices);
  const forced = listForced(chart, choices, selection);
  return { ...chart, metadata, unknown: [...unknown, ...forced], ...selection };
};

/** What the drawing needs of the reader's choices. */
export const deriveChartView = (choices: ReaderChoices): ChartView => ({
  hiddenValues: choices.hiddenValues,
  ...(choices.timeRange ? { timeRange: choices.timeRange } : {}),
  ...(choices.calculation ? { calculation: choices.calculation } : {}),
  ...(choices.animationValue ? { animationValue: choices.animationValue } : {}),
  ...(choices.sorting ? { sorting: choices.sorting } : {}),
  ...(choices.search ? { search: choices.search } : {}),
  ...(choices.page ? { page: choices.page } : {}),
});
