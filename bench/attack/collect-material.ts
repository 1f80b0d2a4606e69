import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataClient, makeHttpExecute } from "@statelier/data";
import { CHART_TYPES, type ChartDocument, isKey } from "@statelier/document";
import type { Iri } from "@statelier/model";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
  SAMPLES,
} from "../../e2e/support/publish-chart.ts";
import { makeSavedState } from "../support/make-saved-state.ts";
import { readFixtures } from "../../packages/charts/src/fixtures/read-fixtures.ts";
import { ROOT } from "../../tools/run-step.ts";

export type GraphqlRequest = { query: string; variables: Record<string, unknown> };

/** What requests are made of: documents and queries as they are really sent. */
export type Material = {
  documents: readonly [ChartDocument, ...unknown[]];
  queries: readonly GraphqlRequest[];
  datasets: readonly Iri[];
  /** Charts whose pages, pictures and files are as they should be. */
  keys: readonly string[];
  /** Parameters of the views of these charts, names and values by themselves. */
  params: readonly (readonly [name: string, value: string])[];
};

const SEARCHES = ["life expectancy", "electricity", "population"];

const readExamples = (): unknown[] =>
  globSync("docs/examples/*.json", { cwd: ROOT })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")) as unknown);

/** The same charts, each with all that the gallery adds to charts of its type. */
const addExtensions = (made: readonly ChartDocument[]): unknown[] => {
  const fixtures = readFixtures();
  return made.map((document) => ({
    ...document,
    chartConfigs: document.chartConfigs.map((config) => ({
      ...config,
      extensions: Object.assign(
        {},
        ...fixtures
          .filter(({ chartType }) => chartType === config.chartType)
          .map((fixture) => fixture.config.extensions),
      ) as unknown,
    })),
  }));
};

/** All charts in one document, on a dashboard. */
const makeDashboard = (made: readonly ChartDocument[], layout: "tall" | "canvas"): unknown => {
  const chartConfigs = made
    .flatMap((document) => document.chartConfigs)
    .map((config, at) => ({
      ...config,
      key: `chart000000${at}`,
    }));
  const blocks = chartConfigs.map(({ key }) => ({ type: "chart", key, initialized: false }));
  const items = chartConfigs.map(({ key }, at) => ({
    i: key,
    x: 0,
    y: at * 7,
    w: 4,
    h: 7,
    minH: 4,
  }));
  const layouts = layout === "canvas" ? { layouts: { lg: items, sm: items } } : {};
  const [first] = made;
  return {
    ...first,
    chartConfigs,
    activeChartKey: chartConfigs[0]?.key,
    layout: { ...first?.layout, type: "dashboard", layout, ...layouts, blocks },
  };
};

/** Everything that the product's client asks of these datasets, recorded. */
const recordQueries = async (url: string, datasets: readonly Iri[]): Promise<GraphqlRequest[]> => {
  const recorded: GraphqlRequest[] = [];
  const execute = makeHttpExecute({ endpoint: `${url}/api/graphql` });
  const data = makeDataClient((request) => {
    recorded.push({ query: request.query, variables: { ...request.variables } });
    return execute(request);
  });
  const scope = { source: SAMPLES, locale: "de" } as const;
  await data.search(scope, { query: "energy", order: "SCORE", fetchDimensionTermsets: true });
  await data.facets(scope, { query: "a", filters: [] });
  await data.suggestion(scope, { query: "populatoin" });
  for (const iri of datasets) {
    const components = await data.components(scope, [{ iri }]);
    await data.metadata(scope, [iri]);
    const [dimension] = components.dimensions;
    const value = dimension?.values[0]?.value;
    const filters =
      dimension && value !== undefined
        ? { [dimension.id]: { type: "single", value } as const }
        : {};
    await data.observations(scope, [{ iri, filters }]);
    await data.observations(scope, [{ iri }]);
    await data.possibleFilters(SAMPLES, iri, filters);
    await data.preview(scope, iri, 8);
    await data.termsets(scope, iri);
    await data.latestIri(SAMPLES, iri);
    if (dimension) await data.shapes(SAMPLES, { iri, dimensionId: dimension.id }, 256);
  }
  return recorded;
};

/** Of each chart type, on the first dataset that it fits. */
const makeDocuments = async (url: string, datasets: readonly Iri[]): Promise<ChartDocument[]> => {
  const made: ChartDocument[] = [];
  for (const chartType of CHART_TYPES)
    for (const iri of datasets) {
      const options = { iri, chartType, change: openToReaders };
      const document = await makeChartDocument(url, options).then(
        (result) => result.document,
        (error: unknown) => {
          if (error instanceof Error && error.message.includes("does not fit")) return undefined;
          throw error;
        },
      );
      if (document) made.push(document);
      if (document) break;
    }
  return made;
};

export const collectMaterial = async (url: string): Promise<Material> => {
  const datasets = await Promise.all(SEARCHES.map((search) => findDataset(url, search)));
  const made = await makeDocuments(url, datasets);
  const keys: string[] = [];
  for (const document of made) keys.push(await publishDocument(url, document));
  const [first, ...others] = made;
  if (!keys.every(isKey) || !first) throw new Error("No chart could be published.");
  return {
    documents: [
      first,
      ...others,
      ...readExamples(),
      ...addExtensions(made),
      makeDashboard(made, "tall"),
      makeDashboard(made, "canvas"),
      { ...makeSavedState(1), dataSource: SAMPLES, dataSet: datasets[0] },
    ],
    queries: await recordQueries(url, datasets),
    datasets,
    keys,
    params: [
      ["f.country", "che"],
      ["t.from", "1990"],
      ["t.to", "2010"],
      ["hide", "asia"],
      ["show", "asia"],
      ["percent", "1"],
      ["at", "1990"],
      ["sort", "-year"],
      ["search", "switz"],
      ["page", "2"],
      ["as", "table"],
      ["chart", "1"],
      ["metadata", "general"],
    ],
  };
};
