import { expect, test } from "vitest";
import { migrateChartConfig, migrateState } from "./migrate.ts";
import { listSurprises } from "./testing/differences.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const OWN = "https://energy.example/solar";
const FOREIGN = `https://water.example/lakes${SEPARATOR}https://water.example/lakes/place`;

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
    const context = { newKey: () => "nEwKeYoFaChR", dataSet: OWN };
    const there = migrateChartConfig(chart, { to: "3.4.0", context });
    if (!there.ok) throw new Error(JSON.stringify(there.error));
    const back = migrateChartConfig(there.document, { to: "4.6.0", context });
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(listSurprises(chart, back.document, there.losses)).toEqual([]);
    expect(there.losses.map(({ path }) => path.join("."))).toContain(
      "interactiveFiltersConfig.dataFilters.componentIds.0",
    );
  },
);

const there = (result: ReturnType<typeof migrateChartConfig>) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.losses.map(({ path }) => path.join("."));
};

const context = { newKey: () => "nEwKeYoFaChR", dataSet: OWN };
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
