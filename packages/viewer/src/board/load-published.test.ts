import {
  type DataClient,
  DataError,
  type DataScope,
  makeKnownAnswer,
  withKnownAnswers,
} from "@statelier/data";
import { type ChartDocument, makeEmptyDashboardFilters } from "@statelier/document";
import { buildComponentId, filterTable } from "@statelier/model";
import { expect, test, vi } from "vitest";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "../download/testing/make-test-data.ts";
import { deriveReachableCubes } from "../chart-state/reachable-cubes.ts";
import { fetchPublished, pickChart } from "./load-published.ts";

const IRI = "https://example.org/cube";
const scope: DataScope = { source: { type: "sparql", url: "https://example.org" }, locale: "en" };

const own = { cubeIri: IRI, isKeyDimension: true };
const country = makeTestDimension("country", ["che", "fra"], own);
const sex = makeTestDimension("sex", ["all", "women"], own);
const year = makeTestDimension("year", ["2000", "2010"], {
  ...own,
  kind: "TemporalDimension",
  timeUnit: "Year",
});
const amount = makeTestMeasure("amount", { cubeIri: IRI });
const components = { dimensions: [country, sex, year], measures: [amount] };

const table = {
  rowCount: 4,
  columns: [
    makeTestCodes(country, ["che", "che", "che", "fra"]),
    makeTestCodes(sex, ["all", "women", "women", "all"]),
    makeTestCodes(year, ["2000", "2000", "2010", "2000"]),
    makeTestNumbers("amount", [1, 2, 3, 4]),
  ],
};

const single = (value: string) => ({ type: "single" as const, value });

const config = {
  key: "chart",
  chartType: "column",
  cubes: [{ iri: IRI, filters: { country: single("che"), sex: single("women") } }],
  fields: {
    x: { componentId: "year" },
    y: { componentId: "amount" },
  },
  interactiveFiltersConfig: {
    dataFilters: { active: true, componentIds: ["country", "sex"] },
    legend: {},
    timeRange: {},
    calculation: {},
  },
};
const documentOf = (charts: object[], dashboardFilters = makeEmptyDashboardFilters()) =>
  ({
    chartConfigs: charts,
    activeChartKey: "chart",
    dashboardFilters,
    layout: { type: "tab" },
  }) as unknown as ChartDocument;

const document = documentOf([config]);

const makeClient = () => {
  const client = {
    metadata: () => Promise.resolve([makeTestMetadata({ iri: IRI })]),
    components: vi.fn<DataClient["components"]>((_, [cube]) => {
      const { filters, componentIds = [] } = cube ?? { iri: "" };
      if (!filters) return Promise.resolve(components);
      const values = filters["country"] === undefined ? [] : [{ value: "all", label: "all" }];
      const dimensions = components.dimensions.filter(({ id }) => componentIds.includes(id));
      return Promise.resolve({
        dimensions: dimensions.map((dimension) => ({ ...dimension, values })),
        measures: [],
      });
    }),
    observations: vi.fn<DataClient["observations"]>((_, [cube]) =>
      Promise.resolve({
        table: filterTable(table, cube?.filters ?? {}),
        sparqlEditorUrls: [],
        notes: [],
      }),
    ),
    possibleFilters: vi.fn<DataClient["possibleFilters"]>(() =>
      Promise.resolve([
        { type: "single", id: "country", value: "fra" },
        { type: "single", id: "sex", value: "all" },
      ]),
    ),
  };
  return { client, data: client as unknown as DataClient };
};

const params = new URLSearchParams({ "f.country": "fra" });

const withReach = (data: DataClient): DataClient => {
  const cubes = deriveReachableCubes(document.chartConfigs[0]!, components)!;
  return withKnownAnswers(data, [
    makeKnownAnswer(cubes, { table, sparqlEditorUrls: [], notes: [] }),
  ]);
};

const READ = {
  choices: { dataFilters: { country: "fra", sex: "all" } },
  missed: { sex: ["women"] },
  possible: { sex: ["all"] },
  table: { rowCount: 1 },
};

test("an address without any row shows the values that remain; what is known is not asked for", async () => {
  const { client, data } = makeClient();
  expect(await fetchPublished(withReach(data), scope, document, params)).toMatchObject(READ);
  expect(client.observations).not.toHaveBeenCalled();
  expect(client.possibleFilters).not.toHaveBeenCalled();
  expect(client.components).toHaveBeenCalledTimes(1);
});

test("where not all is known the source says the same, each filter under those before it", async () => {
  const { client, data } = makeClient();
  expect(await fetchPublished(data, scope, document, params)).toMatchObject(READ);
  expect(client.possibleFilters.mock.calls[0]?.[2]).toEqual({
    country: single("fra"),
    sex: single("women"),
  });
  expect(client.components.mock.calls.slice(1).map(([, cubes]) => cubes)).toEqual([
    [{ iri: IRI, componentIds: ["sex"], filters: { country: single("fra") }, loadValues: true }],
  ]);
});

/** A table shows every row, so readers can be offered several values. */
const severalOf = (filterTypes: object, defaultValueOverrides = {}) => {
  const ids = ["year", "amount", "country", "sex"];
  const chart = {
    ...config,
    chartType: "table",
    settings: {},
    sorting: [],
    fields: Object.fromEntries(ids.map((id) => [id, { componentId: id, isHidden: false }])),
    cubes: [{ iri: IRI, filters: { sex: single("women") } }],
    extensions: { filterTypes, defaultValueOverrides },
  };
  return documentOf([chart]);
};

test("several values are one question, with the column in which their rows differ; what does not occur is left out", async () => {
  const several = severalOf({ country: "multi", sex: "multi" });
  const wanted = new URLSearchParams("f.country=fra&f.country=che&f.sex=women&f.sex=all");
  const { client, data } = makeClient();
  const read = await fetchPublished(withReach(data), scope, several, wanted);
  expect(read).toMatchObject({
    choices: { dataFilters: { country: ["che", "fra"], sex: ["all", "women"] } },
    missed: {},
    table: { rowCount: 4 },
  });
  expect(read.table.columns.map(({ id }) => id)).toEqual(["country", "sex", "year", "amount"]);
  expect(client.observations).not.toHaveBeenCalled();
  const women = await fetchPublished(
    withReach(data),
    scope,
    several,
    new URLSearchParams("f.sex=women&f.country=fra&f.country=che"),
  );
  expect(women).toMatchObject({
    choices: { dataFilters: { country: "che", sex: "women" } },
    missed: { country: ["fra"] },
    table: { rowCount: 2 },
  });
});

test("several values are asked of the source as they are, and a single one after them is among its answer", async () => {
  const { client, data } = makeClient();
  const wanted = new URLSearchParams("f.country=che&f.country=fra");
  const read = await fetchPublished(data, scope, severalOf({ country: "multi" }), wanted);
  expect(client.possibleFilters.mock.calls[0]?.[2]).toEqual({ sex: single("women") });
  expect(client.components.mock.calls.slice(1).map(([, cubes]) => cubes)).toEqual([
    [{ iri: IRI, componentIds: ["country"], filters: { sex: single("all") }, loadValues: true }],
  ]);
  expect(client.observations.mock.lastCall?.[1]).toEqual([
    {
      iri: IRI,
      componentIds: ["year", "amount", "country", "sex"],
      filters: { sex: single("all") },
    },
  ]);
  expect(read.choices.dataFilters).toMatchObject({ sex: "all" });
});

test("readers start with what the author has chosen for them, and only with what can be chosen", async () => {
  const { data } = makeClient();
  const first = { country: ["fra", "che", "atlantis"], sex: ["all"] };
  const author = severalOf({ country: "multi" }, first);
  const read = await fetchPublished(withReach(data), scope, author, new URLSearchParams());
  expect(read).toMatchObject({
    choices: { dataFilters: { country: "che" } },
    missed: { country: ["fra"] },
    table: { rowCount: 2 },
  });
});

test.each([
  ["of this program", new DataError("SOURCE_DOWN", "no")],
  [
    "of the server, whose classes are others",
    Object.assign(new Error("no"), { id: "SOURCE_DOWN" }),
  ],
])(
  "a source that cannot say what is possible takes nothing away, by an error %s",
  async (_, error) => {
    const { client, data } = makeClient();
    client.possibleFilters.mockRejectedValue(error);
    const read = await fetchPublished(data, scope, document, new URLSearchParams());
    expect(read).toMatchObject({ possible: {}, missed: {}, table: { rowCount: 2 } });
  },
);

test("VF9 of categories that an address hides altogether the first one stays, in every form of the view", async () => {
  const split = {
    ...config,
    fields: { ...config.fields, segment: { componentId: "sex" } },
    cubes: [{ iri: IRI, filters: { country: single("che") } }],
    interactiveFiltersConfig: {
      ...config.interactiveFiltersConfig,
      dataFilters: { active: false, componentIds: [] },
      legend: { active: true, componentId: "sex" },
    },
  };
  const read = async (search: string) => {
    const chart = await fetchPublished(
      makeClient().data,
      scope,
      documentOf([split]),
      new URLSearchParams(search),
    );
    return [chart.choices.hiddenValues, chart.unknown];
  };
  const unknown = [{ name: "hide", value: "all" }];
  expect(await read("hide=all&hide=women")).toEqual([["women"], unknown]);
  expect(await read("hide=women")).toEqual([["women"], []]);
  expect(await read("hide=all")).toEqual([["all"], []]);
  const timeRange = { active: true, componentId: "year", presets: { from: "", to: "" } };
  split.interactiveFiltersConfig = { ...split.interactiveFiltersConfig, timeRange };
  // Women alone have rows of 2010.
  expect(await read("hide=women&t.from=2010&t.to=2010")).toEqual([
    [],
    [{ name: "hide", value: "women" }],
  ]);
  expect(await read("hide=women&t.from=2000&t.to=2000")).toEqual([["women"], []]);
});

const closed = {
  ...config,
  cubes: [{ iri: IRI, filters: { country: single("che"), sex: single("all") } }],
  interactiveFiltersConfig: { ...config.interactiveFiltersConfig, dataFilters: { active: false } },
};

const shared = (value?: string) => ({
  ...makeEmptyDashboardFilters(),
  dataFilters: {
    componentIds: ["country"],
    filters: value === undefined ? {} : { country: single(value) },
  },
});

test("DA9 a chart stands under the shared filter of its document, which readers may change", async () => {
  const read = async (dashboardFilters: ReturnType<typeof shared>, search = "") => {
    const { client, data } = makeClient();
    client.possibleFilters.mockRejectedValue(new DataError("SOURCE_DOWN", "no"));
    const shown = documentOf([closed], dashboardFilters);
    await fetchPublished(data, scope, shown, new URLSearchParams(search));
    return client.observations.mock.lastCall?.[1]?.[0]?.filters?.["country"];
  };
  expect(await read(makeEmptyDashboardFilters() as never)).toEqual(single("che"));
  expect(await read(shared("fra"))).toEqual(single("fra"));
  expect(await read(shared("fra"), "f.country=che")).toEqual(single("che"));
  expect(await read(shared())).toEqual(single("che"));
});

test("LA11 an address without a number shows the active chart, and so does a number that no chart has", () => {
  const two = {
    ...documentOf([config, { ...config, key: "second" }]),
    activeChartKey: "second",
  };
  const pick = (search: string) => pickChart(two, new URLSearchParams(search)).key;
  expect(["", "chart=1", "chart=2", "chart=3", "chart=0", "chart=x"].map(pick)).toEqual([
    "second",
    "chart",
    "second",
    "second",
    "second",
    "second",
  ]);
  const wrong = ["01", "1.0", "1e0", "0x1", "%201", "+1", "1_", ""];
  expect(wrong.filter((text) => pick(`chart=${text}`) !== "second")).toEqual([]);
});

test("FE6 a chart whose dataset lacks its axis is a failure that names it", async () => {
  const broken = { ...config, fields: { ...config.fields, x: { componentId: "gone" } } };
  await expect(
    fetchPublished(makeClient().data, scope, documentOf([broken]), new URLSearchParams()),
  ).rejects.toMatchObject({
    id: "NO_DIMENSION",
    message: "No dimension gone in cube!",
    args: { id: "gone" },
  });
});

test("FE6 a filter that is shared under the name of another version of the dataset is the chart's", async () => {
  const [was = "", is = ""] = ["2", "3"].map((version) =>
    buildComponentId(IRI, `${IRI}/${version}/country`),
  );
  const { client, data } = makeClient();
  const versioned = makeTestDimension(is, ["che", "fra"], own);
  client.components.mockResolvedValue({ dimensions: [versioned, year], measures: [amount] });
  client.observations.mockResolvedValue({ table, sparqlEditorUrls: [], notes: [] });
  const { timeRange } = makeEmptyDashboardFilters();
  const dataFilters = { componentIds: [was], filters: { [was]: single("fra") } };
  const stored = {
    ...config,
    cubes: [{ iri: IRI, filters: { [was]: single("che") } }],
    interactiveFiltersConfig: undefined,
  };
  const shared = documentOf([stored], { timeRange, dataFilters });
  const { config: shown } = await fetchPublished(data, scope, shared, new URLSearchParams());
  expect(shown.cubes[0]?.filters).toEqual({ [is]: single("fra") });
  expect(shown.interactiveFiltersConfig?.dataFilters.componentIds).toEqual([is]);
});
