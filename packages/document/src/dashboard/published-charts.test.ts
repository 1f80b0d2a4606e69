import { expect, test } from "vitest";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import {
  makeEmptyDashboardFilters,
  makeInitialDocument,
} from "../document/make-initial-document.ts";
import { documentSchema, type ChartDocument } from "../document/configurator-state.ts";
import { makeLayout } from "./layout-blocks.ts";
import { makeComponents, TEST_CUBE } from "../testing/make-test-components.ts";
import { derivePublished, findOpenChart, listPublications } from "./published-charts.ts";

const KEYS = ["first", "second", "third"];

const makeDocument = (active: string, publishable?: string[]): ChartDocument => {
  const chartConfig = makeInitialChartConfig("line", {
    components: makeComponents(),
    cubes: [{ iri: TEST_CUBE }],
    key: "first",
  })!;
  const document = makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/query" },
    chartConfig,
  });
  const { meta } = document.layout;
  const blocks = [
    ...KEYS.map((key) => ({ type: "chart" as const, key, initialized: true })),
    { type: "text" as const, key: "words", text: meta.title, initialized: true },
  ];
  const title = { ...meta.title, en: "All of them" };
  const shared = { meta: { ...meta, title }, blocks };
  return {
    ...document,
    chartConfigs: KEYS.map((key) => ({ ...chartConfig, key })),
    activeChartKey: active,
    layout: publishable
      ? makeLayout("singleURLs", shared, publishable)
      : makeLayout("tall", shared, KEYS),
  };
};

const keysOf = ({ chartConfigs }: ChartDocument): string[] => chartConfigs.map(({ key }) => key);

test("LA10 of charts with addresses of their own those to be published are shown, as tabs", () => {
  const published = derivePublished(makeDocument("second", ["third", "first"]));
  expect(keysOf(published)).toEqual(["first", "third"]);
  expect(published.layout).toMatchObject({ type: "tab", meta: { title: { en: "" } } });
  expect(published.layout.blocks.map(({ key }) => key)).toEqual(["first", "third"]);
  expect(published.activeChartKey).toBe("first");
  expect(derivePublished(makeDocument("third", ["third", "first"])).activeChartKey).toBe("third");
  expect(documentSchema.safeParse(published).success).toBe(true);
});

test("LA10 charts with addresses of their own share nothing, also before they are published", () => {
  const document = makeDocument("second", ["third", "second"]);
  const dashboardFilters = {
    timeRange: { ...document.dashboardFilters.timeRange, active: true },
    dataFilters: {
      componentIds: ["place"],
      filters: { place: { type: "single" as const, value: "be" } },
    },
  };
  const shared = { ...document, dashboardFilters };
  expect(derivePublished(shared).dashboardFilters).toEqual(makeEmptyDashboardFilters());
  for (const each of listPublications(shared))
    expect(each.dashboardFilters).toEqual(makeEmptyDashboardFilters());
});

test("LA10 a list without any chart of the document hides none of them", () => {
  expect(keysOf(derivePublished(makeDocument("first", ["gone"])))).toEqual(KEYS);
});

test("LA10 a dashboard is one document, shown whole", () => {
  const dashboard = makeDocument("first");
  expect(derivePublished(dashboard)).toBe(dashboard);
  expect(listPublications(dashboard)).toEqual([dashboard]);
});

test("LA10 D17 publishing makes a document of each chart to be published, in their order", () => {
  const made = listPublications(makeDocument("first", ["third", "second"]));
  expect(made.map(keysOf)).toEqual([["second"], ["third"]]);
  expect(made.map(({ activeChartKey }) => activeChartKey)).toEqual(["second", "third"]);
  expect(made.map(({ layout }) => layout.type)).toEqual(["tab", "tab"]);
  expect(made.every((each) => documentSchema.safeParse(each).success)).toBe(true);
});

test("LA11 a page opens with the active chart, else with the first one", () => {
  expect(findOpenChart(makeDocument("second")).key).toBe("second");
  expect(findOpenChart(makeDocument("nobody")).key).toBe("first");
  expect(() => findOpenChart({ ...makeDocument("first"), chartConfigs: [] })).toThrow(
    "No chart config available!",
  );
});
