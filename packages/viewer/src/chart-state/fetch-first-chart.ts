import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  finishFirstChart,
  type FirstChartPlan,
  listUnmappedFilters,
  mergePossibleFilters,
  planFirstChart,
} from "@statelier/document";
import type { ChartKey, CubeComponents, Iri, ObservationTable } from "@statelier/model";

const fetchLargest = async (
  data: DataClient,
  scope: DataScope,
  { question }: FirstChartPlan,
): Promise<ObservationTable | undefined> =>
  question && (await data.observations(scope, [question])).table;

/** The chart that a dataset begins with (D60), under filters for which there are observations. Rejects with `DataError`. */
export const fetchFirstChart = async (
  data: DataClient,
  scope: DataScope,
  { iri, components, key }: { iri: Iri; components: CubeComponents; key: ChartKey },
): Promise<ChartConfig> => {
  const plan = planFirstChart({ components, cubes: [{ iri }], key });
  if (!plan) throw new Error("No chart type fits the dataset");
  const config = finishFirstChart(plan, await fetchLargest(data, scope, plan));
  const [unmapped] = listUnmappedFilters(config, components);
  if (!unmapped) return config;
  const possible = await data.possibleFilters(scope.source, iri, unmapped.filters);
  return mergePossibleFilters(config, iri, possible);
};
