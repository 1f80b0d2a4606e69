import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  deriveFilters,
  listChartTypes,
  listUnmappedFilters,
  makeInitialChartConfig,
} from "@statelier/document";
import { isDrawnChartType } from "@statelier/charts";
import type { ChartKey, CubeComponents, Iri } from "@statelier/model";

/**
 * The chart that a dataset begins with: the first type that fits, and filters under which there are observations.
 * Rejects with `DataError`.
 */
export const makeFirstChart = async (
  data: DataClient,
  { source }: DataScope,
  { iri, components, key }: { iri: Iri; components: CubeComponents; key: ChartKey },
): Promise<ChartConfig> => {
  const choice = listChartTypes(components, 1).find(
    ({ chartType, enabled }) => enabled && isDrawnChartType(chartType),
  );
  const input = { components, cubes: [{ iri }], key };
  const config = choice && makeInitialChartConfig(choice.chartType, input);
  if (!config) throw new Error("No chart type fits the dataset");
  const [unmapped] = listUnmappedFilters(config, components);
  if (!unmapped) return config;
  const possible = await data.possibleFilters(source, iri, unmapped.filters);
  const unfiltered = { ...config, cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })) };
  return deriveFilters(unfiltered, components, possible);
};
