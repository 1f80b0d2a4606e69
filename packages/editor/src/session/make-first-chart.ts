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
  const chartType = choice?.chartType ?? "table";
  const config = makeInitialChartConfig(chartType, { components, cubes: [{ iri }], key });
  if (!config) throw new Error(`A chart of type ${chartType} is offered but cannot be made`);
  const [unmapped] = listUnmappedFilters(config, components);
  if (!unmapped) return config;
  const possible = await data.possibleFilters(source, iri, unmapped.filters);
  const unfiltered = { ...config, cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })) };
  return deriveFilters(unfiltered, components, possible);
};
