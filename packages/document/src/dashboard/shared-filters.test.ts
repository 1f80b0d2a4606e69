import {
  type CubeComponents,
  FIELD_VALUE_NONE,
  type Filters,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { describe, expect, test } from "vitest";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { DashboardFilters } from "../document/configurator-state.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { listQueryFilters } from "../filters/query-filters.ts";
import { derivePresetRange, listTimeValues } from "../filters/time-values.ts";
import { limitSharedRange, losesValues, shareFilters } from "./shared-filters.ts";

const components = makeComponents();
const [region, sector, year, age] = ["region", "sector", "year", "age"].map((name) =>
  testId(name),
) as [string, string, string, string];
const single = (value: string) => ({ type: "single" as const, value });

const makeChart = (
  chartType: ChartType,
  filters: Filters = {},
  among: CubeComponents = components,
): ChartConfig => {
  const cubes = [{ iri: TEST_CUBE }];
  const config = makeInitialChartConfig(chartType, { components: among, cubes, key: "k" });
  if (!config) throw new Error(`${chartType} is not available`);
  return { ...config, cubes: [{ iri: TEST_CUBE, filters }] };
};

const makeShared = (
  componentIds: string[],
  filters: DashboardFilters["dataFilters"]["filters"],
): DashboardFilters => ({
  ...makeEmptyDashboardFilters(),
  dataFilters: { componentIds, filters },
});

const share = (config: ChartConfig, shared: DashboardFilters, among = components) =>
  shareFilters({ config, components: among }, shared);

const filtersOf = ({ cubes }: ChartConfig) => cubes[0]!.filters;
const openOf = ({ interactiveFiltersConfig }: ChartConfig) => interactiveFiltersConfig!.dataFilters;

test("DA3 nothing shared leaves a chart as it is", () => {
  const config = makeChart("line", { [region]: single("north") });
  expect(share(config, makeEmptyDashboardFilters())).toEqual(config);
});

test("DA9 a chart of several values of a dimension, or of another one, loses them to its shared filter", () => {
  const several = { type: "multi" as const, values: { a: true as const, b: true as const } };
  const one = { type: "multi" as const, values: { a: true as const } };
  const loses = (filters: Filters, id = sector, value?: string): boolean =>
    losesValues({ config: makeChart("line", filters), components }, id, value);
  expect(loses({})).toBe(true);
  expect(loses({ [sector]: several })).toBe(true);
  expect(loses({ [sector]: one })).toBe(false);
  expect(loses({ [sector]: single("a") })).toBe(false);
  expect(loses({}, testId("unknown"))).toBe(false);
  expect(loses({ [sector]: single("a") }, sector, "a")).toBe(false);
  expect(loses({ [sector]: single("a") }, sector, "b")).toBe(true);
  expect(loses({ [sector]: one }, sector, "b")).toBe(true);
});

describe("shared values", () => {
  const shared = makeShared([sector], { [sector]: single("c") });

  test("DA9 a chart with the dimension has the dashboard's value, before its own filters", () => {
    const config = makeChart("line", { [region]: single("north"), [sector]: single("a") });
    expect(Object.entries(filtersOf(share(config, shared)))).toEqual([
      [sector, single("c")],
      [region, single("north")],
    ]);
    const several = { type: "multi" as const, values: { a: true as const, b: true as const } };
    expect(filtersOf(share(makeChart("line", { [sector]: several }), shared))).toEqual({
      [sector]: single("c"),
    });
    expect(filtersOf(share(makeChart("pie"), shared))).toEqual({ [sector]: single("c") });
  });

  test("DA9 DA2 without a value of the dashboard it is the first one of the dimension", () => {
    const config = makeChart("line", { [sector]: single("b") });
    expect(filtersOf(share(config, makeShared([sector], {})))).toEqual({ [sector]: single("a") });
  });

  test("DA9 a chart without the dimension, or that animates it, is left as it is", () => {
    const lacking = { ...components, dimensions: components.dimensions.slice(2) };
    const config = makeChart("line", {}, lacking);
    expect(share(config, shared, lacking)).toEqual(config);
    const pie = makeChart("pie") as ChartConfig & { chartType: "pie" };
    const animation = {
      componentId: year,
      showPlayButton: true,
      type: "continuous" as const,
      duration: 30,
      dynamicScales: true,
    };
    const animated = { ...pie, fields: { ...pie.fields, animation } };
    expect(share(animated, makeShared([year], { [year]: single("2020") }))).toEqual(animated);
  });

  test("DA9 readers are offered what is shared before what is the chart's own, each once", () => {
    const config = makeChart("line");
    const own = (active: boolean): ChartConfig => ({
      ...config,
      interactiveFiltersConfig: {
        ...config.interactiveFiltersConfig!,
        dataFilters: { active, componentIds: [age, sector], defaultOpen: false },
      },
    });
    expect(openOf(share(own(true), shared))).toEqual({
      active: true,
      componentIds: [sector, age],
      defaultOpen: false,
    });
    expect(openOf(share(own(false), shared))).toEqual({ active: true, componentIds: [sector] });
    const { interactiveFiltersConfig: _none, ...without } = config;
    expect(openOf(share(without as ChartConfig, shared)).componentIds).toEqual([sector]);
  });

  test("DA9 readers choose one value at a time, also where the chart's own filter took several", () => {
    const config = {
      ...makeChart("line"),
      extensions: { altText: "A line", filterTypes: { [sector]: "multi", [age]: "multi" } },
    } as ChartConfig;
    expect(share(config, shared).extensions).toEqual({
      altText: "A line",
      filterTypes: { [age]: "multi" },
    });
  });

  test("DA9 a joined dimension is shared by any of its ids, and filters every dataset", () => {
    const other = "https://example.org/other";
    const kind = testId("kind", other);
    const joined = makeDimension("sector", "NominalDimension", {
      id: "joinBy__0",
      cubeIri: "joinBy",
      originalIds: [
        { cubeIri: TEST_CUBE, dimensionId: sector, label: "sector" },
        { cubeIri: other, dimensionId: kind, label: "kind" },
      ],
    });
    const merged = { ...components, dimensions: [joined, ...components.dimensions.slice(2)] };
    const config = {
      ...makeChart("line"),
      cubes: [
        { iri: TEST_CUBE, filters: {} },
        { iri: other, filters: {} },
      ],
    };
    for (const id of ["joinBy__0", sector, kind]) {
      const found = share(config, makeShared([id], { [id]: single("b") }), merged);
      expect(found.cubes.map(({ filters }) => filters)).toEqual([
        { [sector]: single("b") },
        { [kind]: single("b") },
      ]);
      expect(openOf(found).componentIds).toEqual(["joinBy__0"]);
    }
  });

  test("VF3 a value that readers are not offered replaces a filter and adds none", () => {
    const hidden = makeShared([], { [sector]: single("c"), [age]: single("old") });
    const config = makeChart("line", { [sector]: single("a") });
    const found = share(config, hidden);
    expect(listQueryFilters(found, components)[0]!.filters).toEqual({ [sector]: single("c") });
    expect(openOf(found)).toEqual(openOf(config));
  });

  test("DA9 a filter that the dashboard has switched off asks for nothing", () => {
    const off = makeShared([sector], { [sector]: single(FIELD_VALUE_NONE) });
    const found = share(makeChart("line", { [sector]: single("a") }), off);
    expect(listQueryFilters(found, components)[0]!.filters).toEqual({});
  });
});

describe("a shared range of time", () => {
  const makeRange = (from: string, to: string, active = true): DashboardFilters => ({
    ...makeEmptyDashboardFilters(),
    timeRange: { active, timeUnit: "Month", presets: { from, to } },
  });
  const rangeOf = (config: ChartConfig) => config.interactiveFiltersConfig!.timeRange;

  test("DA10 opens the period of a chart that shows time, and begins and ends it", () => {
    const found = share(makeChart("line"), makeRange("2020", "2021"));
    expect(rangeOf(found)).toMatchObject({
      active: true,
      componentId: year,
      presets: { type: "range", from: "2020", to: "2021" },
    });
  });

  test("DA10 writes its dates as the chart has them: of finer ones the unit that contains them", () => {
    const found = share(makeChart("line"), makeRange("2020-06", "2021-02"));
    expect(rangeOf(found).presets).toEqual({ type: "range", from: "2020", to: "2021" });
    const entities = {
      ...components,
      dimensions: [
        makeDimension("year", "TemporalEntityDimension", {
          values: [{ value: "https://example.org/y", label: "Year 2020", position: "2020" }],
        }),
      ],
    };
    const line = makeChart("line", {}, entities);
    expect(rangeOf(share(line, makeRange("2020-06", "2021-02"), entities)).presets).toEqual({
      type: "range",
      from: "2020",
      to: "2021",
    });
    const months = {
      ...components,
      dimensions: [
        makeDimension("year", "TemporalDimension", { valueNames: ["2020-06"], timeUnit: "Month" }),
      ],
    };
    const monthly = makeChart("line", {}, months);
    expect(rangeOf(share(monthly, makeRange("2020", "2021"), months)).presets).toEqual({
      type: "range",
      from: "2020",
      to: "2021",
    });
  });

  test("DA11 up to the newest holds the dates that came since, and one to a date ends there", () => {
    const later = {
      ...components,
      dimensions: [
        makeDimension("year", "TemporalDimension", {
          valueNames: ["2020", "2021", "2031"],
          timeUnit: "Year",
        }),
      ],
    };
    const periodOf = (to: string) => {
      const config = share(makeChart("line", {}, later), makeRange("2020", to), later);
      return derivePresetRange(config, listTimeValues(config, later.dimensions[0]!));
    };
    expect(periodOf(MOST_RECENT_VALUE)).toEqual({ from: "2020", to: "2031" });
    expect(periodOf("2021")).toEqual({ from: "2020", to: "2021" });
    const years = { timeUnit: "Year" as const, values: ["2020", "2021", "2031"] };
    const newest = { from: "2020", to: MOST_RECENT_VALUE };
    expect(limitSharedRange(years, newest)).toEqual({ from: "2020", to: "2031" });
  });

  test("DA10 without dates keeps those of the chart", () => {
    const config = makeChart("line");
    const interactive = config.interactiveFiltersConfig!;
    const presets = { type: "range" as const, from: "2019", to: "2020" };
    const own = {
      ...config,
      interactiveFiltersConfig: {
        ...interactive,
        timeRange: { ...interactive.timeRange, presets },
      },
    } as ChartConfig;
    expect(rangeOf(share(own, makeRange("", "")))).toMatchObject({ active: true, presets });
  });

  test("DA10 of several dates that a table shows its own range stays on the one it is on", () => {
    const month = makeDimension("month", "TemporalDimension", { valueNames: ["2020-06"] });
    const both = { ...components, dimensions: [...components.dimensions, month] };
    const table = makeChart("table", {}, both);
    const on = (componentId: string): ChartConfig => {
      const interactive = makeChart("line").interactiveFiltersConfig!;
      const timeRange = { ...interactive.timeRange, componentId };
      return { ...table, interactiveFiltersConfig: { ...interactive, timeRange } };
    };
    const range = makeRange("2020", "2021");
    expect(rangeOf(share(on(month.id), range, both)).componentId).toBe(month.id);
    expect(rangeOf(share(on(region), range, both)).componentId).toBe(year);
  });

  test("DA10 is nothing to a chart that shows no time, nor to any while it is off", () => {
    const pie = makeChart("pie");
    expect(share(pie, makeRange("2020", "2021"))).toEqual(pie);
    const line = makeChart("line");
    expect(share(line, makeRange("2020", "2021", false))).toEqual(line);
  });
});

test("DA10 a shared period stands at the dates of the charts, coarser or finer than it was set", () => {
  const years = { timeUnit: "Year" as const, values: ["1999", "2000", "2005", "2010", "2011"] };
  const months = {
    timeUnit: "Month" as const,
    values: ["1999-12", "2000-01", "2010-12", "2011-01"],
  };
  const period = { from: "2000", to: "2010" };
  expect(limitSharedRange(years, { from: "2000-03", to: "2010-06" })).toEqual(period);
  expect(limitSharedRange(months, period)).toEqual({ from: "2000-01", to: "2010-12" });
  expect(limitSharedRange(years, { from: "", to: "" })).toEqual({ from: "1999", to: "2011" });
});
