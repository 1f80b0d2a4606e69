import type { CubeFilter, ChartDataClient, DataScope } from "@statelier/data";
import { findCube, listQueryFilters } from "@statelier/document";
import type { Dimension, Filters } from "@statelier/model";
import type { ChartContext } from "@statelier/document";
import { deriveAuthorValue, isMultiFilter } from "./author-value.ts";
import { listChosen, toFilter } from "./filter-choice.ts";
import { findOwnId } from "./reader-dimensions.ts";
import { listReaderDimensions } from "./reader-dimensions.ts";
import type { Selection } from "./chart-state.ts";
import type { ReaderChoices } from "./reader-choices.ts";

/** The open dimensions of which rows of several values may stand side by side: what distinguishes them is asked for. */
const listSpread = ({ config, components }: ChartContext, choices: ReaderChoices): Dimension[] =>
  listReaderDimensions({ config, components }).filter(
    (dimension) =>
      isMultiFilter(config, dimension) &&
      listChosen(choices.dataFilters[dimension.id] ?? deriveAuthorValue(config, dimension))
        .length !== 1,
  );

/** What a chart under the reader's choices asks of its source. */
export const deriveChartCubes = (chart: ChartContext, choices: ReaderChoices): CubeFilter[] => {
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

/** The rows of a chart. Rejects with `DataError`. */
export const fetchTable = async (
  data: ChartDataClient,
  scope: DataScope,
  cubes: CubeFilter[],
): Promise<Pick<Selection, "table" | "unreadable" | "dataAsOf">> => {
  const { table, unreadable = 0, dataAsOf } = await data.observations(scope, cubes);
  return { table, unreadable, ...(dataAsOf ? { dataAsOf } : {}) };
};
