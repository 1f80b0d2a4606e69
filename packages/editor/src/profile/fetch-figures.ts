import type { DataClient } from "@statelier/data";
import {
  type ChartConfig,
  listQueryFilters,
  matchComponents,
  shareFilters,
  type StateWithCharts,
} from "@statelier/document";
import type { CubeComponents, Locale } from "@statelier/model";
import { compareFigures, type FigureChange, type Figures } from "./compare-figures.ts";
import { pairCharts } from "../chart/pair-charts.ts";

type FigureClient = Pick<DataClient, "components" | "observations">;

/** The figures of a chart that are not the same in two versions. */
type ChartFigures = { chart: ChartConfig; changes: FigureChange[] };

export type ComparedFigures = {
  charts: readonly ChartFigures[];
  /** All components that the charts have in either version. */
  names: CubeComponents;
};

/** As readers see them first: under the filters of the chart, and those that it shares. Filters name components of their own. */
const fetchFigures = async (
  data: FigureClient,
  { dataSource: source, dashboardFilters }: StateWithCharts,
  stored: ChartConfig,
  locale: Locale,
): Promise<Figures> => {
  const scope = { source, locale };
  const cubes = stored.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  const components = await data.components(scope, cubes);
  const matched = matchComponents(stored, components);
  const config = shareFilters({ config: matched, components }, dashboardFilters);
  const { table } = await data.observations(scope, listQueryFilters(config, components));
  return { table, components };
};

/**
 * What differs in the figures of the charts that two versions of a document both have, as their source has them today.
 * Rejects with `DataError`.
 */
export const fetchFigureChanges = async (
  data: FigureClient,
  { before, after }: { before: StateWithCharts; after: StateWithCharts },
  locale: Locale,
): Promise<ComparedFigures> => {
  const compared = await Promise.all(
    pairCharts(before.chartConfigs, after.chartConfigs).map(async ([former, chart]) => {
      const [was, is] = await Promise.all([
        fetchFigures(data, before, former, locale),
        fetchFigures(data, after, chart, locale),
      ]);
      return {
        chart,
        changes: compareFigures(was, is, locale),
        of: [is.components, was.components],
      };
    }),
  );
  const all = compared.flatMap(({ of }) => of);
  return {
    charts: compared.map(({ chart, changes }) => ({ chart, changes })),
    names: {
      dimensions: all.flatMap(({ dimensions }) => dimensions),
      measures: all.flatMap(({ measures }) => measures),
    },
  };
};
