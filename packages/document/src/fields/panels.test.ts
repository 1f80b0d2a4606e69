import { expect, test } from "vitest";
import type { ChartType } from "../chart-types/chart-types.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { setField } from "../charts/set-field.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { hasPanelPerSeries, listPanelCandidates, needsAllSeries } from "./panels.ts";

const components = makeComponents();

const splitBySector = (chartType: ChartType): ChartConfig => {
  const initial = makeInitialChartConfig(chartType, {
    components,
    cubes: [{ iri: TEST_CUBE }],
    key: "k",
  });
  const sector = { field: "segment", componentId: testId("sector") };
  const split = initial && setField(initial, sector, components);
  if (!split) throw new Error(`${chartType} cannot show sectors`);
  return split;
};

const candidatesOf = (config: ChartConfig): string[] =>
  listPanelCandidates({ config, components }).map(({ label }) => label);

test("each series may have a small chart; a dimension along the axis may not", () => {
  const line = splitBySector("line");
  expect(candidatesOf(line)).toContain("sector");
  expect(candidatesOf(line)).not.toContain("year");
  expect(hasPanelPerSeries(line)).toBe(false);
  const panels = { dimension: testId("sector") };
  expect(hasPanelPerSeries({ ...line, extensions: { panels } })).toBe(true);
});

test("series that are read together are not drawn apart: shares, slices, a form that compares them", () => {
  const column = splitBySector("column");
  const filters = column.interactiveFiltersConfig!;
  const calculation = { active: false, type: "percent" as const };
  const percent = { ...column, interactiveFiltersConfig: { ...filters, calculation } };
  const slope = { ...splitBySector("line"), extensions: { kind: "slope" as const } };
  for (const config of [percent, slope, splitBySector("pie")]) {
    expect(needsAllSeries(config)).toBe(true);
    expect(candidatesOf(config)).not.toContain("sector");
  }
  const open = { ...filters, calculation: { active: true, type: "identity" as const } };
  expect(needsAllSeries({ ...column, interactiveFiltersConfig: open }, "percent")).toBe(true);
  expect(needsAllSeries(column)).toBe(false);
});

test("what is chosen stays in the list", () => {
  const panels = { dimension: testId("sector") };
  const slope = { ...splitBySector("line"), extensions: { kind: "slope" as const, panels } };
  expect(candidatesOf(slope)).toContain("sector");
});

test("of many series those that the chart shows count: seven of sixty countries may have small charts", () => {
  const names = Array.from({ length: 60 }, (_, at) => `c${at}`);
  const many = makeDimension("sector", "NominalDimension", { valueNames: names, order: 2 });
  const dimensions = components.dimensions.map((each) => (each.id === many.id ? many : each));
  const line = splitBySector("line");
  const showing = (values: readonly string[]): ChartConfig => ({
    ...line,
    cubes: line.cubes.map((cube) => ({
      ...cube,
      filters: {
        ...cube.filters,
        [many.id]: {
          type: "multi",
          values: Object.fromEntries(values.map((value) => [value, true])),
        },
      },
    })),
  });
  const candidates = (config: ChartConfig) =>
    listPanelCandidates({ config, components: { ...components, dimensions } }).map(({ id }) => id);
  expect(candidates(line)).not.toContain(many.id);
  expect(candidates(showing(names.slice(0, 7)))).toContain(many.id);
  expect(candidates(showing(names.slice(0, 1)))).not.toContain(many.id);
  const panels = { dimension: many.id };
  expect(candidates({ ...line, extensions: { panels } })).toContain(many.id);
});
