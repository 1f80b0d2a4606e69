import {
  type ChartConfig,
  type ChartDocument,
  chartRules,
  type ChartType,
  deriveFilters,
  makeInitialChartConfig,
  makeInitialDocument,
} from "@statelier/document";
import { makeHttpDataClient } from "@statelier/data";
import type { CubeComponents, DataSource, Iri, Locale } from "@statelier/model";

export const SAMPLES: DataSource = { type: "sparql", url: "http://localhost:4000/sparql" };

type Made = { document: ChartDocument; components: CubeComponents };

/** The first dataset that a search finds. */
export const findDataset = async (
  url: string,
  query: string,
  source: DataSource = SAMPLES,
): Promise<Iri> => {
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const [found] = await data.search({ source, locale: "en" }, { query });
  if (!found) throw new Error(`No dataset for ${query}`);
  return found.cube.iri;
};

/** Each chart type fits what the first search finds by one of these at least. */
const QUERIES = [
  "life expectancy",
  "electricity",
  "wealth",
  "wheat",
  "employment in the united states",
];

/** The first dataset that the type fits, of those that are found by `preferred` and some more. */
export const findFitting = async (
  url: string,
  chartType: ChartType,
  ...preferred: string[]
): Promise<Iri> => {
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  for (const query of [...preferred, ...QUERIES]) {
    const iri = await findDataset(url, query);
    const components = await data.components({ source: SAMPLES, locale: "en" }, [{ iri }]);
    if (chartRules[chartType].checkAvailability(components) === undefined) return iri;
  }
  throw new Error(`No dataset for ${chartType}`);
};

type ChartOptions = {
  iri: Iri;
  chartType: ChartType;
  locale?: Locale;
  source?: DataSource;
  change?: (config: ChartConfig, components: CubeComponents) => ChartConfig;
};

/** The chart that the rules make of a dataset, changed by `change`. */
export const makeChartDocument = async (url: string, options: ChartOptions): Promise<Made> => {
  const { iri, chartType, locale = "en", source = SAMPLES } = options;
  const { change = (config) => config } = options;
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const components = await data.components({ source, locale }, [{ iri }]);
  const initial = makeInitialChartConfig(chartType, {
    components,
    cubes: [{ iri }],
    key: "chart0000001",
  });
  if (!initial) throw new Error(`${chartType} does not fit ${iri}`);
  const derived = deriveFilters(initial, components);
  const chartConfig = change(derived, components);
  return { document: makeInitialDocument({ dataSource: source, chartConfig }), components };
};

/** Lets readers change every filter of the first dataset. */
export const openDataFilters = (config: ChartConfig): ChartConfig => {
  const interactive = config.interactiveFiltersConfig;
  if (!interactive) throw new Error(`${config.chartType} has no viewers' filters`);
  const componentIds = Object.keys(config.cubes[0]?.filters ?? {});
  return {
    ...config,
    interactiveFiltersConfig: {
      ...interactive,
      dataFilters: { active: true, componentIds, defaultOpen: true },
    },
  };
};

/** All that an author can open to readers: filters of one value, period, percentages and a legend that switches. */
export const openToReaders = (config: ChartConfig): ChartConfig => {
  const { interactiveFiltersConfig: interactive, cubes } = config;
  if (!interactive) return config;
  const singles = Object.entries(cubes[0]?.filters ?? {}).flatMap(([id, filter]) =>
    filter.type === "single" ? [id] : [],
  );
  return {
    ...config,
    interactiveFiltersConfig: {
      legend: { ...interactive.legend, active: true },
      timeRange: { ...interactive.timeRange, active: true },
      dataFilters: { active: true, componentIds: singles, defaultOpen: true },
      calculation: { ...interactive.calculation, active: true },
    },
  };
};

/** Columns in parts by the dimension of this name. */
export const stackBy = (
  label: string,
  config: ChartConfig,
  components: CubeComponents,
): ChartConfig => {
  const dimension = components.dimensions.find((each) => each.label === label);
  if (!dimension || config.chartType !== "column") throw new Error(`No stack by ${label}`);
  const segment = { componentId: dimension.id, type: "stacked" as const, showValuesMapping: {} };
  const color = { type: "segment" as const, paletteId: "category10", colorMapping: {} };
  return deriveFilters({ ...config, fields: { ...config.fields, segment, color } }, components);
};

/** A column for each country, one year after the other. */
export const animateYears = (config: ChartConfig, { dimensions }: CubeComponents): ChartConfig => {
  const country = dimensions.find(({ label }) => label === "Country");
  if (!country || config.chartType !== "column") throw new Error("No columns of countries");
  const animation = {
    componentId: config.fields.x.componentId,
    showPlayButton: true,
    duration: 10,
    type: "stepped" as const,
    dynamicScales: false,
  };
  return {
    ...config,
    cubes: config.cubes.map((cube) => ({ ...cube, filters: {} })),
    fields: { ...config.fields, x: { componentId: country.id }, animation },
  };
};

/** A bar for each country: more than a page has room for. */
export const compareCountries = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const country = components.dimensions.find(({ label }) => label === "Country");
  if (!country || config.chartType !== "bar") throw new Error("No bars of countries");
  const y = { ...config.fields.y, componentId: country.id };
  const cubes = config.cubes.map((cube) => ({ ...cube, filters: {} }));
  return deriveFilters({ ...config, cubes, fields: { ...config.fields, y } }, components);
};

/** Publishes a document and answers its key. */
export const publishDocument = async (url: string, document: unknown): Promise<string> => {
  const answer = await fetch(`${url}/api/config-create`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: document, published_state: "PUBLISHED" }),
  });
  const { success, data, message } = (await answer.json()) as {
    success: boolean;
    data: { key: string };
    message: string;
  };
  if (!success) throw new Error(message);
  return data.key;
};

/** Publishes the chart that the rules make of the first dataset that a search finds, and answers its key. */
export const publishChart = async (
  url: string,
  query: string,
  options: Omit<ChartOptions, "iri">,
): Promise<string> => {
  const iri = await findDataset(url, query, options.source);
  const { document } = await makeChartDocument(url, { ...options, iri });
  return publishDocument(url, document);
};
