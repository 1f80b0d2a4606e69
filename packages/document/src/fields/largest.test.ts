import { expect, test } from "vitest";
import type { ChartConfig } from "../chart-types/registry.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { setField } from "../charts/set-field.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { listLargestCounts } from "./largest.ts";

const sector = makeDimension("sector", "NominalDimension", {
  valueNames: Array.from({ length: 8 }, (_, index) => `sector ${index}`),
});
const made = makeComponents();
const components = {
  ...made,
  dimensions: made.dimensions.map((each) => (each.id === sector.id ? sector : each)),
};

const stack = (extensions: ChartConfig["extensions"]): ChartConfig => {
  const cubes = [{ iri: TEST_CUBE }];
  const column = makeInitialChartConfig("column", { components, cubes, key: "k" });
  const field = { field: "segment", componentId: testId("sector") };
  const split = column && setField(column, field, components);
  if (!split) throw new Error("Columns cannot show sectors");
  return { ...split, extensions: { ...split.extensions, ...extensions } };
};

test("as many of the largest series are offered as leave others, and what is chosen stays", () => {
  const countsOf = (extensions: ChartConfig["extensions"]): number[] =>
    listLargestCounts({ config: stack(extensions), components });
  expect(countsOf({ largest: null })).toEqual([5]);
  expect(countsOf({ largest: 9 })).toEqual([5, 9]);
  expect(countsOf({ largest: 5 })).toEqual([5]);
});
