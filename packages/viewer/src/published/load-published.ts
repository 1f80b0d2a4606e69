import type { ChartView } from "@statelier/charts";
import { type ChartConfig, type ChartDocument, listQueryFilters } from "@statelier/document";
import type { CubeFilter, DataClient, DataScope } from "@statelier/data";
import type { CubeComponents, CubeMetadata, Filters, ObservationTable } from "@statelier/model";
import {
  decodeViewParams,
  type ReaderChoices,
  type UnknownParam,
} from "../view-params/view-params.ts";

/** One chart of a published document with everything that a first drawing needs. */
export type PublishedChart = {
  config: ChartConfig;
  components: CubeComponents;
  metadata: CubeMetadata[];
  table: ObservationTable;
  choices: ReaderChoices;
  /** Parts of the address that this chart does not know. */
  unknown: UnknownParam[];
};

/** Which chart of the document an address shows: `chart` counts from 1; the first one where it is out of range. */
export const pickChart = (document: ChartDocument, params: URLSearchParams): ChartConfig => {
  const index = Number(params.get("chart") ?? 1) - 1;
  const [first] = document.chartConfigs;
  const config = document.chartConfigs[index] ?? first;
  if (!config) throw new Error("No chart config available!");
  return config;
};

type Asked = Pick<PublishedChart, "config" | "components">;

/** What a chart under the reader's choices asks of its source. */
export const deriveChartCubes = (chart: Asked, choices: ReaderChoices): CubeFilter[] => {
  const viewFilters: Filters = Object.fromEntries(
    Object.entries(choices.dataFilters).map(([id, value]) => [id, { type: "single", value }]),
  );
  return listQueryFilters(chart.config, chart.components, { viewFilters });
};

export const fetchTable = async (
  data: DataClient,
  scope: DataScope,
  chart: Asked,
  choices: ReaderChoices,
): Promise<ObservationTable> => {
  const { table } = await data.observations(scope, deriveChartCubes(chart, choices));
  return table;
};

/** Reads what an address shows of a document. Rejects with `DataError`. */
export const fetchPublished = async (
  data: DataClient,
  scope: DataScope,
  document: ChartDocument,
  params: URLSearchParams,
): Promise<PublishedChart> => {
  const config = pickChart(document, params);
  const iris = config.cubes.map(({ iri }) => iri);
  const cubes = config.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const [metadata, components] = await Promise.all([
    data.metadata(scope, iris),
    data.components(scope, cubes),
  ]);
  const { choices, unknown } = decodeViewParams(config, components, params);
  const table = await fetchTable(data, scope, { config, components }, choices);
  return { config, components, metadata, table, choices, unknown };
};

/** What the drawing needs of the reader's choices. */
export const deriveChartView = (choices: ReaderChoices): ChartView => ({
  hiddenValues: choices.hiddenValues,
  ...(choices.timeRange ? { timeRange: choices.timeRange } : {}),
  ...(choices.calculation ? { calculation: choices.calculation } : {}),
  ...(choices.animationValue ? { animationValue: choices.animationValue } : {}),
});
