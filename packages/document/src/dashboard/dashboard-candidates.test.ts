import { type CubeComponents, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import {
  deriveSharedTimeRange,
  hasTimeRange,
  listSharedFilterDimensions,
  listTimeDimensions,
  makeSharedTimeRange,
} from "./dashboard-candidates.ts";
import type { ChartContext } from "../chart-types/read-config.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";

const chart = (
  chartType: ChartType,
  components: CubeComponents = makeComponents(),
): ChartContext => {
  const config = makeInitialChartConfig(chartType, {
    components,
    cubes: [{ iri: TEST_CUBE }],
    key: chartType,
  });
  if (!config) throw new Error(`${chartType} is not available`);
  return { config, components };
};

const withTime = (kind: "TemporalDimension" | "TemporalEntityDimension", values: string[]) => {
  const { dimensions, measures } = makeComponents();
  const year = makeDimension("year", kind, {
    values: values.map((value, index) =>
      kind === "TemporalDimension"
        ? { value, label: value }
        : { value: `https://example.org/${index}`, label: value, position: value },
    ),
  });
  return { measures, dimensions: [...dimensions.filter(({ id }) => id !== year.id), year] };
};

test("DA4 charts that show time take part in a shared range", () => {
  expect(listTimeDimensions(chart("line")).map(({ id }) => id)).toEqual([testId("year")]);
  expect(listTimeDimensions(chart("table")).map(({ id }) => id)).toEqual([testId("year")]);
  expect(listTimeDimensions(chart("pie"))).toEqual([]);
  const { config, components } = chart("table");
  if (config.chartType !== "table") throw new Error("no table");
  const hidden = { ...config.fields[testId("year")]!, isHidden: true };
  const fields = { ...config.fields, [testId("year")]: hidden };
  expect(listTimeDimensions({ config: { ...config, fields }, components })).toEqual([]);
});

test("DA11 a shared range that ends with the last date is stored as one up to the newest", () => {
  const dates = { timeUnit: "Year" as const, values: ["2019", "2020", "2021"] };
  const presetsOf = (from: string, to: string) => makeSharedTimeRange(dates, { from, to }).presets;
  expect(presetsOf("2020", "2021")).toEqual({ from: "2020", to: MOST_RECENT_VALUE });
  expect(presetsOf("2019", "2020")).toEqual({ from: "2019", to: "2020" });
});

test("DA5 a shared range has the dates of all charts in the finest unit, from first to last", () => {
  const years = chart("line");
  const months = chart("area", withTime("TemporalDimension", ["2020-03", "2019-11", "2020-01"]));
  const entities = chart("line", withTime("TemporalEntityDimension", ["2022"]));
  const range = deriveSharedTimeRange(
    [years, months, entities, chart("pie")].flatMap(listTimeDimensions),
  );
  expect(range).toEqual({
    timeUnit: "Month",
    values: ["2019-01", "2019-11", "2020-01", "2020-03", "2021-01", "2022-01"],
  });
  expect(makeSharedTimeRange(range!)).toEqual({
    active: true,
    timeUnit: "Month",
    presets: { from: "2019-01", to: MOST_RECENT_VALUE },
  });
  expect(deriveSharedTimeRange(listTimeDimensions(years))).toEqual({
    timeUnit: "Year",
    values: ["2019", "2020", "2021"],
  });
  expect(deriveSharedTimeRange(listTimeDimensions(chart("pie")))).toBeUndefined();
});

test("DA6 the dashboard's range restricts charts that show time, beside their own", () => {
  const none = makeEmptyDashboardFilters();
  const shared = { ...none, timeRange: { ...none.timeRange, active: true } };
  expect(hasTimeRange(chart("line"), none)).toBe(false);
  expect(hasTimeRange(chart("line"), undefined)).toBe(false);
  expect(hasTimeRange(chart("line"), shared)).toBe(true);
  expect(hasTimeRange(chart("pie"), shared)).toBe(false);
  const own = chart("line");
  const filters = own.config.interactiveFiltersConfig!;
  own.config = {
    ...own.config,
    interactiveFiltersConfig: { ...filters, timeRange: { ...filters.timeRange, active: true } },
  };
  expect(hasTimeRange(own, none)).toBe(true);
});

const filtered = (chartType: ChartType, filters: Record<string, "single" | "multi" | "range">) => {
  const { config, components } = chart(chartType);
  const built = Object.entries(filters).map(([name, type]) => [
    testId(name),
    type === "single"
      ? { type, value: "a" }
      : type === "multi"
        ? { type, values: { a: true as const } }
        : { type, from: "a", to: "b" },
  ]);
  const cubes = [{ iri: TEST_CUBE, filters: Object.fromEntries(built) as Record<string, never> }];
  return { components, config: { ...config, cubes } };
};

test("DA7 a filter can be shared that two charts have, in the order of the dimensions", () => {
  const names = (charts: ChartContext[]) =>
    listSharedFilterDimensions(charts).map(({ label }) => label);
  const one = filtered("line", { age: "single", sector: "multi", region: "single" });
  const two = filtered("pie", { region: "multi", sector: "single", year: "range" });
  expect(names([one])).toEqual([]);
  expect(names([one, two])).toEqual(["sector", "region"]);
  expect(names([two, filtered("line", { year: "range" })])).toEqual([]);
  expect(names([filtered("pie", { age: "single" }), chart("table")])).toEqual(["age"]);
});

test("DA7 a dimension that one chart joins and another has alone is one", () => {
  const alone = filtered("pie", { region: "single" });
  const { config, components } = filtered("line", { region: "single" });
  const dimensions = components.dimensions.map((dimension) =>
    dimension.id === testId("region")
      ? {
          ...dimension,
          id: "joinBy__0",
          originalIds: [{ cubeIri: TEST_CUBE, dimensionId: dimension.id, label: dimension.label }],
        }
      : dimension,
  );
  const joined = { config, components: { ...components, dimensions } };
  expect(listSharedFilterDimensions([joined, alone]).map(({ id }) => id)).toEqual(["joinBy__0"]);
  expect(listSharedFilterDimensions([alone, joined]).map(({ id }) => id)).toEqual([
    testId("region"),
  ]);
});
