import type { CubeFilter, DataClient, DataScope } from "@statelier/data";
import { type ChartConfig, listQueryFilters } from "@statelier/document";
import type { CubeComponents, Filters, ObservationTable } from "@statelier/model";
import type { ReaderChoices } from "../view-params/view-params.ts";

/** A chart with what is known of its data. */
export type OpenChart = { config: ChartConfig; components: CubeComponents };

/** What a chart under the reader's choices asks of its source. */
export const deriveChartCubes = (chart: OpenChart, choices: ReaderChoices): CubeFilter[] => {
  const viewFilters: Filters = Object.fromEntries(
    Object.entries(choices.dataFilters).map(([id, value]) => [id, { type: "single", value }]),
  );
  return listQueryFilters(chart.config, chart.components, { viewFilters });
};

/** The rows of a chart under the reader's choices. Rejects with `DataError`. */
export const fetchTable = async (
  data: DataClient,
  scope: DataScope,
  chart: OpenChart,
  choices: ReaderChoices,
): Promise<ObservationTable> => {
  const { table } = await data.observations(scope, deriveChartCubes(chart, choices));
  return table;
};
