import type { CubeFilter, ChartDataClient, DataScope } from "@statelier/data";
import { type ChartConfig, findCube, listQueryFilters } from "@statelier/document";
import type { CubeComponents, Dimension, Filters, ObservationTable } from "@statelier/model";
import { deriveAuthorValue, isMultiFilter } from "../reader-filters/author-value.ts";
import { listChosen, toFilter } from "../reader-filters/filter-choice.ts";
import { findOwnId } from "../reader-filters/find-own-id.ts";
import { listReaderDimensions, type ReaderChoices } from "../view-params/view-params.ts";

/** A chart with what is known of its data. */
export type OpenChart = { config: ChartConfig; components: CubeComponents };

/** The open dimensions of which rows of several values may stand side by side: what tells them apart is asked for. */
const listSpread = ({ config, components }: OpenChart, choices: ReaderChoices): Dimension[] =>
  listReaderDimensions(config, components).filter(
    (dimension) =>
      isMultiFilter(config, dimension) &&
      listChosen(choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension))
        .length !== 1,
  );

/** What a chart under the reader's choices asks of its source. */
export const deriveChartCubes = (chart: OpenChart, choices: ReaderChoices): CubeFilter[] => {
  const viewFilters: Filters = Object.fromEntries(
    Object.entries(choices.dataFilters).map(([id, choice]) => [id, toFilter(choice)]),
  );
  const spread = listSpread(chart, choices).map(findOwnId);
  return listQueryFilters(chart.config, chart.components, { viewFilters }).map((query) => {
    const own = spread.filter(
      ({ cubeIri, id }) => findCube(chart.config.cubes, cubeIri, id)?.iri === query.iri,
    );
    const componentIds = [...new Set([...query.componentIds, ...own.map(({ id }) => id)])];
    return { ...query, componentIds };
  });
};

/** The rows of a chart under the reader's choices. Rejects with `DataError`. */
export const fetchTable = async (
  data: ChartDataClient,
  scope: DataScope,
  chart: OpenChart,
  choices: ReaderChoices,
): Promise<ObservationTable> => {
  const { table } = await data.observations(scope, deriveChartCubes(chart, choices));
  return table;
};
