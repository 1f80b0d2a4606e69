import { FIELD_VALUE_NONE } from "@statelier/model";
import { expect, test } from "vitest";
import { CHART_TYPES } from "../chart-types/chart-types.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { findChartFault } from "./chart-fault.ts";
import { makeComponents, makeMeasure, TEST_CUBE, testId } from "../testing/make-test-components.ts";

const components = makeComponents();

const makeChart = (chartType: ChartConfig["chartType"]): ChartConfig => {
  const cubes = [{ iri: TEST_CUBE }];
  const config = makeInitialChartConfig(chartType, { components, cubes, key: "k" });
  if (!config) throw new Error(`${chartType} is not available`);
  return config;
};

const withField = (config: ChartConfig, field: string, change: object): ChartConfig => {
  const fields = config.fields as Record<string, object>;
  return { ...config, fields: { ...fields, [field]: { ...fields[field], ...change } } } as never;
};

test.each(CHART_TYPES)("FE6 a first chart fits its dataset: %s", (chartType) => {
  expect(findChartFault({ config: makeChart(chartType), components })).toBeUndefined();
});

test.each([
  ["column", "x", { componentId: "gone" }],
  ["bar", "y", { componentId: "gone" }],
  ["line", "y", { componentId: "gone" }],
  ["pie", "segment", { componentId: "gone" }],
  ["scatterplot", "x", { componentId: "gone" }],
  ["comboLineSingle", "y", { componentIds: [testId("deaths"), "gone"] }],
  ["comboLineDual", "y", { rightAxisComponentId: "gone" }],
  ["comboLineColumn", "y", { columnComponentId: "gone" }],
] as const)("FE6 a dataset without what a field must have: %s %s", (chartType, field, change) => {
  const config = withField(makeChart(chartType), field, change);
  expect(findChartFault({ config, components })).toEqual({
    id: "NO_DIMENSION",
    componentId: "gone",
    message: "No dimension gone in cube!",
  });
});

test("FE6 a measure is numerical, and an axis of time shows time", () => {
  const grade = makeMeasure("grade", { kind: "OrdinalMeasure" });
  const more = { ...components, measures: [...components.measures, grade] };
  const measured = withField(makeChart("column"), "y", { componentId: grade.id });
  expect(findChartFault({ config: measured, components: more })).toEqual({
    id: "MEASURE_NOT_NUMERICAL",
    componentId: grade.id,
    message: `Measure ${grade.id} is not numerical!`,
  });
  const combined = withField(makeChart("comboLineDual"), "y", { rightAxisComponentId: grade.id });
  expect(findChartFault({ config: combined, components: more })?.id).toBe("MEASURE_NOT_NUMERICAL");
  const sector = testId("sector");
  const line = withField(makeChart("line"), "x", { componentId: sector });
  expect(findChartFault({ config: line, components })).toEqual({
    id: "DIMENSION_NOT_TEMPORAL",
    componentId: sector,
    message: `Dimension ${sector} is not temporal!`,
  });
});

test.each([
  ["comboLineSingle", { componentIds: ["deaths", "births", "rate"].map((name) => testId(name)) }],
  ["comboLineSingle", { componentIds: ["deaths", "index"].map((name) => testId(name)) }],
] as const)("FE9 measures on one axis are of one unit: %s %o", (chartType, change) => {
  const config = withField(makeChart(chartType), "y", change);
  const wrong = change.componentIds.at(-1);
  expect(findChartFault({ config, components })).toEqual({
    id: "MEASURE_UNITS_DIFFER",
    componentId: wrong,
    message: `Measure ${wrong} has another unit than ${testId("deaths")}!`,
  });
});

test.each([
  ["comboLineDual", "rightAxisComponentId"],
  ["comboLineColumn", "lineComponentId"],
] as const)("FE9 measures on two axes are of two units: %s", (chartType, slot) => {
  const config = withField(makeChart(chartType), "y", { [slot]: testId("births") });
  const fault = findChartFault({ config, components });
  expect(fault?.id).toBe("MEASURE_UNITS_EQUAL");
  const other = withField(makeChart(chartType), "y", { [slot]: testId("index") });
  expect(findChartFault({ config: other, components })).toBeUndefined();
});

const animation = { showPlayButton: true, duration: 30, type: "continuous", dynamicScales: false };

test.each([
  ["column", "segment", { componentId: "gone" }],
  ["bar", "animation", { ...animation, componentId: "gone" }],
  ["line", "segment", { componentId: "gone" }],
  ["scatterplot", "segment", { componentId: "gone" }],
  ["map", "areaLayer", { componentId: "gone" }],
  ["map", "symbolLayer", { componentId: testId("region"), measureId: "gone" }],
  ["map", "areaLayer", { color: { type: "numerical", componentId: "gone" } }],
  ["table", "gone", { componentId: "gone", isHidden: false }],
  ["table", "gone", { componentId: "gone", isHidden: true, isGroup: true }],
] as const)(
  "FE6 a dataset that lacks what a field names that may be empty: %s %s %o",
  (chartType, field, change) => {
    const config = withField(makeChart(chartType), field, change);
    expect(findChartFault({ config, components })).toMatchObject({
      id: "NO_DIMENSION",
      componentId: "gone",
      message: chartType === "table" ? "No component gone" : "No dimension gone in cube!",
    });
  },
);

test.each([
  ["line", "segment", undefined],
  [
    "map",
    "symbolLayer",
    { componentId: FIELD_VALUE_NONE, color: { type: "fixed", value: "#000" } },
  ],
  ["column", "animation", { ...animation, componentId: "" }],
  ["table", "gone", { componentId: "gone", isHidden: true }],
] as const)("FE6 a field that shows nothing is no fault: %s %s", (chartType, field, change) => {
  const initial = makeChart(chartType);
  const config = change ? withField(initial, field, change) : initial;
  expect(findChartFault({ config, components })).toBeUndefined();
});

test("FE9 units are the same or not in every language, however they are called in one", () => {
  const call = (names: Record<string, { unit: string; unitKey?: string }>) => ({
    ...components,
    measures: components.measures.map((measure) => ({
      ...measure,
      ...Object.entries(names).find(([name]) => testId(name) === measure.id)?.[1],
    })),
  });
  const single = withField(makeChart("comboLineSingle"), "y", {
    componentIds: [testId("deaths"), testId("births")],
  });
  const translated = { unit: "Nombre", unitKey: "Anzahl" };
  const same = call({ deaths: { unit: "Anzahl" }, births: translated });
  expect(findChartFault({ config: single, components: same })).toBeUndefined();
  const other = call({ deaths: { unit: "Nombre", unitKey: "Zahl" }, births: translated });
  expect(findChartFault({ config: single, components: other })?.id).toBe("MEASURE_UNITS_DIFFER");
});
