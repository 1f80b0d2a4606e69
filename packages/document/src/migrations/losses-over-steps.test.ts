import { expect, test } from "vitest";
import { migrateChartConfig } from "./migrate.ts";
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
