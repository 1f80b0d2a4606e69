import { type CubeComponents, FIELD_VALUE_NONE, type FilterValue } from "@statelier/model";
import { describe, expect, test } from "vitest";
import type { ChartType } from "../chart-types/chart-types.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { type ChartConfig, type ChartConfigOf, chartRules } from "../chart-types/registry.ts";
import { findLimitedMeasure } from "./field-candidates.ts";
import {
  canSetSegment,
  findKindBlocker,
  listFieldOptions,
  listSortingTypes,
} from "./field-options.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { setField } from "../charts/set-field.ts";
import { canBeNone, findTemporalFilter, listFilterWarnings } from "../filters/single-filters.ts";

const components = makeComponents();

const chart = (chartType: ChartType, given: CubeComponents = components): ChartConfig => {
  const cubes = [{ iri: TEST_CUBE }];
  const config = makeInitialChartConfig(chartType, { components: given, cubes, key: "k" });
  if (!config) throw new Error(`${chartType} is not available`);
  return config;
};

const withField = (config: ChartConfig, field: string, name: string): ChartConfig => {
  const changed = setField(config, { field, componentId: testId(name) }, components);
  if (!changed) throw new Error(`${field} cannot show ${name}`);
  return changed;
};

const offered = (config: ChartConfig, field: string, given = components, hasGaps = false) =>
  Object.fromEntries(
    listFieldOptions(config, field, given, { hasGaps }).map(({ option, disabled }) => [
      option,
      disabled ?? "offered",
    ]),
  );

describe("controls of a field", () => {
  test("FO1 stand in the order of the chart type, and none without a field", () => {
    for (const type of ["column", "line", "map", "comboLineDual"] as const)
      for (const { field, options } of chartRules[type].fields) {
        const shown = listFieldOptions(chart(type), field, components, { hasGaps: true });
        const names = shown.map(({ option }) => option);
        expect(options.filter((option) => names.includes(option))).toEqual(names);
      }
    expect(listFieldOptions(chart("pie"), "x", components, { hasGaps: true })).toEqual([]);
  });

  test("FO2 are left out where there is nothing to choose", () => {
    const [deaths, ...measures] = components.measures;
    const error = makeDimension("error", "StandardErrorDimension", {
      related: [{ type: "StandardError", id: deaths!.id }],
    });
    const upper = makeDimension("upper", "ConfidenceUpperBoundDimension", {
      related: [{ type: "ConfidenceUpperBound", id: deaths!.id }],
    });
    const limit = { name: "goal", type: "single" as const, value: 1, related: [] };
    const sector = makeDimension("sector", "NominalDimension", {
      values: [{ value: "a", label: "Agriculture", alternateName: "Agr." }],
    });
    const rich = {
      dimensions: [error, upper, sector],
      measures: [{ ...deaths!, limits: [limit] }, ...measures],
    };
    const plain = offered(chart("column"), "y");
    for (const option of ["standardError", "confidenceInterval", "limits"])
      expect(plain).not.toHaveProperty(option);
    expect(offered(chart("column", rich), "y", rich)).toMatchObject({
      standardError: "offered",
      confidenceInterval: "editor.confidence.impossible",
      limits: "offered",
    });
    expect(offered(chart("column"), "x")).toEqual({ filterValues: "offered" });
    expect(offered(chart("column", rich), "x", rich)).toEqual({
      abbreviations: "offered",
      sorting: "offered",
      filterValues: "offered",
    });
    expect(offered(chart("area"), "segment")).not.toHaveProperty("imputation");
    expect(offered(chart("line"), "segment")).not.toHaveProperty("legendTitle");
    expect(offered(withField(chart("line"), "segment", "sector"), "segment")).toMatchObject({
      legendTitle: "offered",
    });
  });

  test("FO2 a dumbbell offers what its drawing follows: no stacks, no values inside them, no shares, no whiskers", () => {
    const related = [{ type: "StandardError" as const, id: testId("deaths") }];
    const error = makeDimension("error", "StandardErrorDimension", { related });
    const given = { ...components, dimensions: [...components.dimensions, error] };
    const bars = withField(chart("bar", given), "segment", "sector");
    const extensions = { ...bars.extensions, kind: "dumbbell" as const };
    const grouped = { ...(bars as ChartConfigOf<"bar">).fields.segment, type: "grouped" };
    for (const fields of [bars.fields, { ...bars.fields, segment: grouped }]) {
      const dumbbell = { ...bars, fields, extensions } as ChartConfig;
      const names = ["segment", "x"].flatMap((field) =>
        Object.keys(offered(dumbbell, field, given)),
      );
      expect(names).toContain("showValues");
      for (const name of ["chartSubType", "partValues", "calculation", "standardError"])
        expect(names).not.toContain(name);
    }
    expect(offered(bars, "x", given)).toHaveProperty("standardError");
  });

  test("FO3 a pyramid needs two series", () => {
    const bars = withField(chart("bar"), "segment", "age");
    const age = components.dimensions.find(({ id }) => id === testId("age"))!;
    const [first, second, ...others] = age.values.map(({ value }) => value);
    const keep = (...values: (string | undefined)[]): ChartConfig => ({
      ...bars,
      cubes: bars.cubes.map((cube) => ({
        ...cube,
        filters: {
          ...cube.filters,
          [age.id]: {
            type: "multi",
            values: Object.fromEntries(values.map((value) => [value ?? "", true as const])),
          },
        },
      })),
    });
    const blockerOf = (config: ChartConfig) => findKindBlocker("pyramid", { config, components });
    const reason = "editor.kind.two-sides.impossible";
    expect([others.length, blockerOf(keep(first))]).toEqual([0, reason]);
    expect(blockerOf(keep(first, second))).toBeUndefined();
    expect(findKindBlocker("dumbbell", { config: keep(first), components })).toBeUndefined();
  });

  test("FO2 limits of symbols are those of the measure that gives them their size", () => {
    const [deaths, people, ...others] = components.measures;
    const limit = { name: "goal", type: "single" as const, value: 1, related: [] };
    const rich = { ...components, measures: [{ ...deaths!, limits: [limit] }, people!, ...others] };
    const symbols = withField(chart("map"), "symbolLayer", "region");
    const sized = (measureId: string): ChartConfig => {
      if (symbols.chartType !== "map" || !symbols.fields.symbolLayer) throw new Error("No symbols");
      const color = { type: "numerical", componentId: deaths!.id };
      const symbolLayer = { ...symbols.fields.symbolLayer, measureId, color };
      return { ...symbols, fields: { ...symbols.fields, symbolLayer } } as ChartConfig;
    };
    const offers = (measureId: string) => findLimitedMeasure(sized(measureId), "symbolLayer", rich);
    expect(offers(deaths!.id)?.limits).toEqual([limit]);
    expect(offers(people!.id)?.limits).toEqual([]);
    expect(offers(FIELD_VALUE_NONE)).toBeUndefined();
  });

  test("FO2 filling gaps is offered where there are gaps", () => {
    const area = chart("area");
    const field = chartRules.area.fields.find(({ options }) => options.includes("imputation"))!;
    expect(offered(area, field.field, components, true)).toHaveProperty("imputation", "offered");
    expect(offered(area, field.field)).not.toHaveProperty("imputation");
  });

  test("FO3 say why they cannot be used", () => {
    const plain = chart("column");
    expect(offered(plain, "y")).toMatchObject({ showValues: "offered", color: "offered" });
    const split = withField(plain, "segment", "sector");
    expect(offered(split, "y")).toMatchObject({
      showValues: "offered",
      color: "editor.color.impossible",
      customDomain: "offered",
    });
    expect(offered(split, "segment")).toMatchObject({
      chartSubType: "offered",
      calculation: "offered",
      color: "offered",
    });
    expect(offered(plain, "segment")).toMatchObject({ calculation: "editor.percent.impossible" });
    const rate = withField(split, "y", "rate");
    expect(offered(rate, "segment")).toMatchObject({
      chartSubType: "editor.stack.impossible",
      calculation: "editor.percent.impossible",
    });
    expect(offered(chart("pie"), "y")).toMatchObject({ showValues: "offered" });
  });

  test("FO3 values of series are written on columns, bars and lines, but not on areas, and no totals of shares", () => {
    expect(offered(withField(chart("area"), "segment", "sector"), "y")).toMatchObject({
      showValues: "editor.show-values.impossible",
    });
    expect(offered(withField(chart("line"), "segment", "sector"), "y")).toMatchObject({
      showValues: "offered",
    });
    const split = withField(chart("column"), "segment", "sector");
    const calculation = { active: false, type: "percent" as const };
    const interactiveFiltersConfig = { ...split.interactiveFiltersConfig!, calculation };
    expect(offered({ ...split, interactiveFiltersConfig }, "y")).toMatchObject({
      showValues: "editor.show-values.percent",
    });
  });

  test("FO5 values inside the parts are offered for stacks", () => {
    const split = withField(chart("column"), "segment", "sector");
    expect(offered(split, "segment")).toHaveProperty("partValues", "offered");
    const rate = withField(split, "y", "rate");
    expect(offered(rate, "segment")).not.toHaveProperty("partValues");
    expect(offered(chart("column"), "segment")).not.toHaveProperty("partValues");
  });

  test("UN2 stacks carry no uncertainty, and bounds are drawn without the error", () => {
    const [deaths, ...measures] = components.measures;
    const qualify = (name: string, kind: "StandardError" | "ConfidenceUpperBound") =>
      makeDimension(name, `${kind}Dimension`, { related: [{ type: kind, id: deaths!.id }] });
    const rich = {
      dimensions: [
        ...components.dimensions,
        qualify("error", "StandardError"),
        qualify("upper", "ConfidenceUpperBound"),
      ],
      measures: [deaths!, ...measures],
    };
    const bounds = {
      ...rich,
      dimensions: rich.dimensions.filter(({ id }) => id !== testId("error")),
    };
    const plain = chart("column", rich);
    if (plain.chartType !== "column") throw new Error(plain.chartType);
    expect(offered(plain, "y", bounds)).toMatchObject({ confidenceInterval: "offered" });
    const y = { ...plain.fields.y, showStandardError: false };
    expect(offered({ ...plain, fields: { ...plain.fields, y } }, "y", rich)).toMatchObject({
      standardError: "offered",
      confidenceInterval: "offered",
    });
    const stacked = withField(plain, "segment", "sector");
    expect(offered(stacked, "y", rich)).toMatchObject({
      standardError: "editor.uncertainty.impossible",
      confidenceInterval: "editor.uncertainty.impossible",
    });
  });

  test("LI6 limits are drawn on columns without series, and nowhere in percent", () => {
    const [deaths, ...measures] = components.measures;
    const limit = { name: "goal", type: "single" as const, value: 1, related: [] };
    const rich = { ...components, measures: [{ ...deaths!, limits: [limit] }, ...measures] };
    const split = (type: ChartType) => withField(chart(type, rich), "segment", "sector");
    expect(offered(split("column"), "y", rich)).toMatchObject({ limits: "editor.limits.series" });
    expect(offered(split("line"), "y", rich)).toMatchObject({ limits: "offered" });
    const area = split("area");
    const calculation = { active: false, type: "percent" as const };
    const percent = {
      ...area,
      interactiveFiltersConfig: { ...area.interactiveFiltersConfig!, calculation },
    };
    expect(offered(area, "y", rich)).toMatchObject({ limits: "offered" });
    expect(offered(percent, "y", rich)).toMatchObject({ limits: "editor.limits.percent" });
  });

  test("FO3 bounds of an axis are not set in percent mode", () => {
    const split = withField(chart("column"), "segment", "sector");
    const filters = split.interactiveFiltersConfig!;
    const calculation = { active: false, type: "percent" as const };
    const percent = { ...split, interactiveFiltersConfig: { ...filters, calculation } };
    expect(offered(percent, "y")).toMatchObject({ customDomain: "editor.domain.impossible" });
  });

  test("FO3 bounds and targets are those of the values, not of what is worked out of them", () => {
    const [deaths, ...others] = components.measures;
    const limits = [{ name: "goal", type: "single" as const, value: 1, related: [] }];
    const rich = { ...components, measures: [{ ...deaths!, limits }, ...others] };
    const line = chart("line");
    const indexed = { ...line, extensions: { calculation: { type: "index" as const } } };
    expect(offered(line, "y", rich)).toMatchObject({ customDomain: "offered", limits: "offered" });
    expect(offered(indexed, "y", rich)).toMatchObject({
      customDomain: "editor.calculate.own-bounds",
      limits: "editor.calculate.own-bounds",
    });
  });

  test("FO3 an animation says what stands in its way", () => {
    expect(offered(chart("pie"), "animation")).toEqual({ animation: "offered" });
    expect(offered(chart("column"), "animation")).toEqual({
      animation: "editor.animation.all-used",
    });
    const { dimensions, measures } = components;
    const timeless = {
      measures,
      dimensions: dimensions.filter(({ kind }) => !kind.startsWith("Temporal")),
    };
    expect(offered(chart("pie", timeless), "animation", timeless)).toEqual({
      animation: "editor.animation.no-time",
    });
  });

  test("FO4 an animated chart is not sorted by total", () => {
    const split = withField(withField(chart("column"), "x", "region"), "segment", "sector");
    expect(listSortingTypes(split, "segment")).toContain("byTotalSize");
    const animated = withField(split, "animation", "year");
    expect(listSortingTypes(animated, "segment")).toEqual(["byAuto", "byDimensionLabel"]);
    expect(listSortingTypes(animated, "nothing")).toEqual([]);
  });

  test("SG2 an area of a measure without a ratio scale takes no segment", () => {
    expect(canSetSegment(chart("area"), components)).toBe(true);
    const rate = { ...components, measures: [makeMeasure("rate", { scaleType: "Interval" })] };
    expect(canSetSegment(chart("area", rate), rate)).toBe(false);
    expect(canSetSegment(chart("line", rate), rate)).toBe(true);
  });
});

describe("filters", () => {
  const single = (value: string): FilterValue => ({ type: "single", value });
  const range: FilterValue = { type: "range", from: "2019", to: "2020" };

  test("FI14 no filter at all is for dimensions that are no keys", () => {
    expect(canBeNone({ isKeyDimension: false })).toBe(true);
    expect(canBeNone({ isKeyDimension: true })).toBe(false);
  });

  test("FI15 a filter that no field shows has one value, and one filter is on time", () => {
    const [year, age] = [testId("year"), testId("age")];
    const column = chart("column");
    const month = makeDimension("month", "TemporalDimension");
    const all = { ...components, dimensions: [...components.dimensions, month] };
    const make = (filters: Record<string, FilterValue>): ChartConfig => ({
      ...column,
      cubes: [{ iri: TEST_CUBE, filters }],
    });
    const warn = (filters: Record<string, FilterValue>) => listFilterWarnings(make(filters), all);
    expect(warn({ [age]: single("old"), [year]: range })).toEqual([]);
    expect(warn({ [month.id]: range })).toEqual(["unmapped-not-single"]);
    const twice = { [age]: single("old"), [month.id]: single("2020-05"), [year]: range };
    expect(warn(twice)).toEqual(["several-times"]);
    expect(findTemporalFilter(make(twice), all.dimensions)).toBe(month.id);
    expect(findTemporalFilter(make({ [age]: single("old") }), all.dimensions)).toBeUndefined();
  });
});
