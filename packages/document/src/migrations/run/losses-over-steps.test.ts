import { describe, expect, test } from "vitest";
import { chartSteps } from "./chart-steps.ts";
import { migrateChartConfig, migrateState } from "./migrate.ts";
import { listUnexpected } from "../testing/differences.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const OWN = "https://energy.example/solar";
const FOREIGN = `https://water.example/lakes${SEPARATOR}https://water.example/lakes/place`;

const there = (result: ReturnType<typeof migrateChartConfig>) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.losses.map(({ path }) => path.join("."));
};

const context = { newKey: () => "nEwKeYoFaChR", dataSet: OWN };

const makeChart = (filterType: string) => ({
  version: "4.6.0",
  key: "chart",
  chartType: "column",
  meta: {},
  cubes: [{ iri: OWN, filters: { [`${OWN}${SEPARATOR}https://energy.example/solar/year`]: {} } }],
  fields: {},
  interactiveFiltersConfig: {
    dataFilters: {
      active: true,
      componentIds: [FOREIGN],
      defaultValueOverrides: {},
      filterTypes: { [FOREIGN]: filterType },
    },
  },
});

test.each(["single", "multi"])(
  "a readers' filter (%s) of another dataset comes back under another name, and so does its kind: both are declared",
  (filterType) => {
    const chart = makeChart(filterType);
    const there = migrateChartConfig(chart, { to: "3.4.0", context });
    if (!there.ok) throw new Error(JSON.stringify(there.error));
    const back = migrateChartConfig(there.document, { to: "4.6.0", context });
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(listUnexpected(chart, back.document, there.losses)).toEqual([]);
    expect(there.losses.map(({ path }) => path.join("."))).toContain(
      "interactiveFiltersConfig.dataFilters.componentIds.0",
    );
  },
);

describe("components whose name several datasets share", () => {
  const [one, two] = [OWN, "https://water.example/lakes"].map(
    (cube) => `${cube}${SEPARATOR}http://schema.org/lakes`,
  ) as [string, string];
  const cubes = [
    { iri: OWN, filters: { [one]: { type: "single", value: "1" } }, joinBy: [one] },
    {
      iri: "https://water.example/lakes",
      filters: { [two]: { type: "single", value: "2" } },
      joinBy: [two],
    },
  ];
  const dataFilters = {
    active: true,
    componentIds: [one, two],
    defaultValueOverrides: { [two]: ["2"] },
    filterTypes: { [one]: "single", [two]: "single" },
  };
  const shared = {
    version: "4.6.0",
    key: "chart",
    cubes,
    interactiveFiltersConfig: { dataFilters },
    limits: {},
    conversionUnitsByComponentId: {},
    meta: { title: {}, description: {}, label: {} },
  };
  const CHARTS: readonly (readonly [string, Record<string, unknown>])[] = [
    ["line of the first", { chartType: "line", fields: { y: { componentId: one } } }],
    ["line of the second", { chartType: "line", fields: { y: { componentId: two } } }],
    [
      "combination",
      {
        chartType: "comboLineSingle",
        fields: {
          x: { componentId: "joinBy__0" },
          y: { componentIds: [one, two] },
          color: {
            type: "measures",
            paletteId: "category10",
            colorMapping: { [one]: "#112233", [two]: "#445566" },
          },
        },
      },
    ],
    [
      "table",
      {
        chartType: "table",
        fields: {
          [one]: { componentId: one, index: 0 },
          [two]: { componentId: two, index: 1 },
        },
        sorting: [{ componentId: two, sortingOrder: "asc" }],
      },
    ],
    [
      "table of the second",
      { chartType: "table", fields: { [two]: { componentId: two, index: 0 } }, sorting: [] },
    ],
  ];
  const below = chartSteps.versions.slice(0, chartSteps.versions.indexOf("4.6.0"));

  test.each(CHARTS.flatMap(([name, own]) => below.map((to) => [name, to, own] as const)))(
    "a %s goes to %s and back: what differs is exactly what was declared",
    (_, to, own) => {
      const chart = { ...shared, ...own };
      const down = migrateChartConfig(chart, { to, context });
      if (!down.ok) throw new Error(JSON.stringify(down.error));
      const up = migrateChartConfig(down.document, { to: "4.6.0", context });
      if (!up.ok) throw new Error(JSON.stringify(up.error));
      expect(listUnexpected(chart, up.document, down.losses)).toEqual([]);
    },
  );

  test("where one dataset is left its own component comes back", () => {
    const chart = { ...shared, ...CHARTS[0]?.[1], interactiveFiltersConfig: {} };
    const paths = there(migrateChartConfig(chart, { to: "2.3.0", context }));
    expect(paths).not.toContain("fields.y.componentId");
  });

  test.each([
    ["3.0.0", false],
    ["3.0.1", true],
  ])("so it does of a state that goes to %s: it is lost: %j", (to, isLost) => {
    const chart = { ...shared, ...CHARTS[0]?.[1], interactiveFiltersConfig: {} };
    const state = { version: "4.7.0", chartConfigs: [chart], activeChartKey: "chart" };
    const paths = there(migrateState(state, { to, context }));
    expect(paths.includes("chartConfigs.0.fields.y.componentId")).toBe(isLost);
  });
});

test.each([
  [{ measureId: "FIELD_VALUE_NONE" }, ["measureId", "measureIri"]],
  [{ measureId: FOREIGN, measureIri: "FIELD_VALUE_NONE" }, ["measureIri"]],
  [{ measureId: "FIELD_VALUE_NONE", measureIri: "FIELD_VALUE_NONE" }, ["measureId"]],
  [{ measureIri: "FIELD_VALUE_NONE" }, []],
])("that symbols have no size, %j, comes back under its earlier name: %j", (measure, declared) => {
  const symbolLayer = { componentId: FOREIGN, ...measure };
  const cubes = [{ iri: "https://water.example/lakes", filters: {} }];
  const chart = { version: "4.0.0", chartType: "map", cubes, fields: { symbolLayer } };
  const down = migrateChartConfig(chart, { to: "3.4.0", context });
  if (!down.ok) throw new Error(JSON.stringify(down.error));
  const up = migrateChartConfig(down.document, { to: "4.0.0", context });
  if (!up.ok) throw new Error(JSON.stringify(up.error));
  expect(listUnexpected(chart, up.document, down.losses)).toEqual([]);
  expect(new Set(down.losses.map(({ path }) => path.at(-1)))).toEqual(new Set(declared));
  expect(down.losses.filter(({ dormant }) => !dormant)).toEqual([]);
});

test("filters that charts share are compared by what they say", () => {
  const names = [OWN, "https://water.example/lakes"].map(
    (cube) => `${cube}${SEPARATOR}http://schema.org/amount`,
  );
  const filters = () =>
    Object.fromEntries(names.map((name) => [name, { type: "single", value: "1" }]));
  const state = {
    version: "4.0.0",
    chartConfigs: [
      { version: "4.0.0", chartType: "line", cubes: [{ iri: OWN, filters: filters() }] },
    ],
    dashboardFilters: { dataFilters: { componentIds: names, filters: filters() } },
  };
  const down = migrateState(state, { to: "3.8.0", context });
  if (!down.ok) throw new Error(JSON.stringify(down.error));
  const up = migrateState(down.document, { to: "4.0.0", context });
  if (!up.ok) throw new Error(JSON.stringify(up.error));
  expect(listUnexpected(state, up.document, down.losses)).toEqual([]);
});

test("a filter that charts share is found again under the name that the chart's own comes back with", () => {
  const filter = { type: "single", value: "1" };
  const filters = { [`${OWN}${SEPARATOR}${OWN}/year`]: filter, [FOREIGN]: filter };
  const state = {
    version: "4.0.0",
    chartConfigs: [{ version: "4.0.0", chartType: "line", cubes: [{ iri: OWN, filters }] }],
    dashboardFilters: { dataFilters: { componentIds: [FOREIGN], filters: { [FOREIGN]: filter } } },
  };
  const down = migrateState(state, { to: "3.8.0", context });
  if (!down.ok) throw new Error(JSON.stringify(down.error));
  const up = migrateState(down.document, { to: "4.0.0", context });
  if (!up.ok) throw new Error(JSON.stringify(up.error));
  expect(listUnexpected(state, up.document, down.losses)).toEqual([]);
});

const extensions = { own: 1 };

test.each([
  ["3.0.0", "2.3.0", "cubes.0.extensions", { cubes: [{ iri: OWN, filters: {}, extensions }] }],
  [
    "4.1.0",
    "4.0.0",
    "fields.color.extensions",
    { fields: { segment: {}, color: { type: "segment", paletteId: "p", extensions } } },
  ],
  [
    "1.1.1",
    "1.1.0",
    "fields.areaLayer.color.extensions",
    { chartType: "map", fields: { areaLayer: { color: { type: "numerical", extensions } } } },
  ],
])(
  "from %s to %s what was kept of others at %s goes with its object, and is declared",
  (version, to, path, members) => {
    const chart = { version, key: "chart", chartType: "column", ...members };
    expect(there(migrateChartConfig(chart, { to, context }))).toContain(path);
  },
);

test("extensions of a dashboard's time range go with it, and are declared", () => {
  const timeRange = {
    active: true,
    timeUnit: "",
    presets: { from: "", to: "", extensions },
    extensions,
  };
  const state = { version: "3.5.0", chartConfigs: [], dashboardFilters: { timeRange } };
  const losses = there(migrateState(state, { to: "3.4.0", context }));
  expect(losses).toContain("dashboardFilters.timeRange.extensions");
  expect(losses).toContain("dashboardFilters.timeRange.presets.extensions");
});
