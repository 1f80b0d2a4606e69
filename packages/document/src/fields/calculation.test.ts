import { expect, test } from "vitest";
import { canSwitchCalculation, listAskedComponents } from "../chart-types/read-config.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import { convertChartConfig } from "../charts/convert-chart-config.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { setField, updateField } from "../charts/set-field.ts";
import { makeDimension, makeMeasure, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { findShownCalculation, listCalculations } from "./calculation.ts";

const cost = makeMeasure("cost", { unit: "CHF", isAdditive: true, scaleType: "Ratio" });
const people = makeMeasure("people", { unit: "persons", isAdditive: true, scaleType: "Ratio" });
const rate = makeMeasure("rate", { unit: "%", isAdditive: false, scaleType: "Ratio" });
const month = makeDimension("month", "TemporalDimension", { valueNames: ["2020-01", "2020-02"] });
const place = makeDimension("place", "NominalDimension");

const makeChart = (
  chartType: ChartType,
  measures: (typeof cost)[],
  timeUnit?: "Month" | "Year",
) => {
  const dimensions = timeUnit ? [{ ...month, timeUnit }, place] : [place];
  const components = { dimensions, measures };
  const input = { cubes: [{ iri: TEST_CUBE }], key: "k", components };
  return { config: makeInitialChartConfig(chartType, input)!, components };
};

test("along a calendar an index, changes and averages are offered; on the year before where it has months", () => {
  expect(listCalculations(makeChart("line", [rate], "Year"))).toEqual([
    "index",
    "previous",
    "average",
  ]);
  expect(listCalculations(makeChart("line", [rate], "Month"))).toContain("year");
});

test("shares and values per capita are offered of what adds up, the latter where people are counted beside it", () => {
  expect(listCalculations(makeChart("bar", [cost]))).toEqual(["share"]);
  expect(listCalculations(makeChart("bar", [cost, people]))).toEqual(["share", "perCapita"]);
  expect(listCalculations(makeChart("bar", [rate, people]))).toEqual([]);
});

test("parts of a stack and of a whole, points and tables have none", () => {
  const { config, components } = makeChart("column", [cost], "Year");
  const bySegment = { field: "segment", componentId: testId("place") };
  const stacked = setField(config, bySegment, components)!;
  expect(listCalculations({ config: stacked, components })).toEqual([]);
  for (const chartType of ["pie", "table"] as const)
    expect(listCalculations(makeChart(chartType, [cost], "Year"))).toEqual([]);
});

const choose = (chart: ReturnType<typeof makeChart>, value: unknown) =>
  updateField(
    chart.config,
    { field: "extensions", path: ["calculation"], value },
    chart.components,
  )!;

test("the population is asked of the source with the measure", () => {
  const chart = makeChart("bar", [cost, people]);
  const config = choose(chart, { type: "perCapita", populationId: people.id });
  expect(listAskedComponents(config)).toContain(people.id);
});

test("what another type cannot show is left, what it can is kept", () => {
  const chart = makeChart("line", [cost], "Year");
  const config = choose(chart, { type: "index" });
  const kept = (type: ChartType) => convertChartConfig(config, type, chart.components)?.extensions;
  expect(kept("column")?.calculation).toEqual({ type: "index" });
  expect(kept("table")?.calculation).toBeUndefined();
});

test("readers see the values themselves only where the author lets them", () => {
  const chart = makeChart("line", [cost], "Year");
  const show = (isOpen: boolean) => {
    const config = choose(chart, { type: "index", isOpen });
    return [
      canSwitchCalculation(config),
      findShownCalculation({ ...chart, config }, { isPlain: true })?.type,
      findShownCalculation({ ...chart, config }, {})?.type,
    ];
  };
  expect(show(true)).toEqual([true, undefined, "index"]);
  expect(show(false)).toEqual([false, "index", "index"]);
});
