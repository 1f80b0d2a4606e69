import {
  type ChartConfig,
  listFieldComponents,
  listQueryFilters,
} from "../../packages/document/src/index.ts";
import {
  type CubeComponents,
  encodeTable,
  type Locale,
  LOCALES,
} from "../../packages/model/src/index.ts";
import { fetchFirstChart } from "../../packages/viewer/src/chart-state/fetch-first-chart.ts";
import { writeFixture } from "./make-fixture.ts";
import {
  listSampleIris,
  openSampleCatalogue,
  SAMPLE_SOURCE,
  type SampleCatalogue,
} from "./sample-catalogue.ts";

/** Components with the values that occur; those that the chart has nothing to do with are left out. */
const narrow = ({ dimensions, measures }: CubeComponents, config: ChartConfig): CubeComponents => {
  const ids = [...listFieldComponents(config), ...Object.keys(config.cubes[0]?.filters ?? {})];
  const filters = config.cubes[0]?.filters ?? {};
  return {
    measures: measures.filter(({ id }) => ids.includes(id)),
    dimensions: dimensions
      .filter(({ id }) => ids.includes(id))
      .map(({ hierarchy: _hierarchy, ...dimension }) => {
        const filter = filters[dimension.id];
        if (filter?.type !== "multi") return dimension;
        const values = dimension.values.filter(({ value }) => filter.values[value]);
        return { ...dimension, values };
      }),
  };
};

export type FirstChart = { name: string; config: ChartConfig; text: string };

const makeFirstChart = async (
  { data }: SampleCatalogue,
  iri: string,
  locale: Locale,
): Promise<FirstChart> => {
  const scope = { source: SAMPLE_SOURCE, locale };
  const components = await data.components(scope, [{ iri }]);
  const config = await fetchFirstChart(data, scope, { iri, components, key: "fixture00001" });
  const { table } = await data.observations(scope, listQueryFilters(config, components));
  const name = `first-${iri.split("/").at(-2)}`;
  const about = "Bundled data: the first chart of the dataset";
  const kept = { ...config, limits: {} };
  const fixture = {
    about,
    locale,
    config: kept,
    components: narrow(components, config),
    table: encodeTable(table),
  };
  return { name, config, text: writeFixture(fixture) };
};

/** The first chart of each bundled dataset, in each language. */
export const listFirstCharts = async (): Promise<Record<Locale, FirstChart[]>> => {
  const catalogue = await openSampleCatalogue();
  try {
    const iris = await listSampleIris(catalogue);
    const lists = LOCALES.map(async (locale) => [
      locale,
      await Promise.all(iris.map((iri) => makeFirstChart(catalogue, iri, locale))),
    ]);
    return Object.fromEntries(await Promise.all(lists)) as Record<Locale, FirstChart[]>;
  } finally {
    await catalogue.close();
  }
};
