import type { Filters } from "@statelier/model";
import { expect, test } from "vitest";
import { chartConfigSchema } from "../chart-types/registry.ts";
import { makeComponents, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { canGiveLayerTime, findLayerTimeSource } from "./layer-time.ts";

const components = makeComponents();
const [year, sector] = [testId("year"), testId("sector")];

const makeMap = (filters: Filters, change: object = {}) =>
  chartConfigSchema.parse({
    key: "k",
    version: "4.5.0",
    chartType: "map",
    meta: {},
    cubes: [{ iri: TEST_CUBE, filters }],
    fields: {},
    ...change,
  });
const animateBy = (componentId: string) => ({
  fields: {
    animation: {
      componentId,
      showPlayButton: true,
      duration: 30,
      type: "continuous",
      dynamicScales: false,
    },
  },
});
const read = (dataFilters: object) => ({ interactiveFiltersConfig: { dataFilters } });
const single = { type: "single" as const, value: "2020" };
const range = { type: "range" as const, from: "2019", to: "2020" };

test("ML7 layers follow the animation of a map, else its first filter of time", () => {
  const find = (...given: Parameters<typeof makeMap>) =>
    findLayerTimeSource(makeMap(...given), components);
  expect(find({ [year]: single })).toEqual({ type: "filter", componentId: year });
  expect(find({}, animateBy(year))).toEqual({ type: "animation", componentId: year });
  expect(find({ [year]: single }, animateBy(sector))).toEqual({
    type: "filter",
    componentId: year,
  });
  expect(find({ [sector]: { type: "single", value: "b" } })).toBeUndefined();
});

test("ML8 layers can follow a chart that has one time at any moment", () => {
  const can = (...given: Parameters<typeof makeMap>) =>
    canGiveLayerTime(makeMap(...given), components);
  expect(can({ [year]: single })).toBe(true);
  expect(can({}, animateBy(year))).toBe(true);
  expect(can({ [year]: range })).toBe(false);
  expect(can({ [year]: range }, read({ active: true, componentIds: [year] }))).toBe(true);
  expect(can({ [year]: range }, read({ active: false, componentIds: [year] }))).toBe(false);
  expect(can({ [sector]: { type: "single", value: "b" } })).toBe(false);
  expect(can({}, animateBy(sector))).toBe(false);
});
