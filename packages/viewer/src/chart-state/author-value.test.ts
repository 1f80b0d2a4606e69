import type { ChartConfig } from "@statelier/document";
import type { Dimension, FilterValue, HierarchyNode } from "@statelier/model";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { canBeOff, deriveFirstChoice, isMultiFilter } from "./author-value.ts";

const node = (value: string, ...children: HierarchyNode[]): HierarchyNode => ({
  value,
  label: value,
  depth: 0,
  dimensionId: "place",
  hasValue: true,
  children,
});

const tree = [node("ch", node("be"), node("ge"))];
const place = makeTestDimension("place", ["be", "ge", "ch"], { hierarchy: tree });

type Change = {
  filter?: FilterValue;
  overrides?: string[];
  fields?: object;
};

const makeConfig = ({ filter, overrides, fields }: Change): ChartConfig =>
  ({
    chartType: "column",
    cubes: [{ iri: "cube", filters: filter ? { place: filter } : {} }],
    fields: fields ?? { x: { componentId: "year" } },
    extensions: {
      filterTypes: { place: "multi" },
      ...(overrides ? { defaultValueOverrides: { place: overrides } } : {}),
    },
  }) as unknown as ChartConfig;

const multi = (...values: string[]): FilterValue => ({
  type: "multi",
  values: Object.fromEntries(values.map((value) => [value, true as const])),
});

const plain: Dimension = { ...place, hierarchy: [] };

test.each<[string, Dimension, Change, string | readonly string[] | undefined]>([
  ["the topmost of a tree", place, {}, "ch"],
  ["the topmost that the author selected", place, { filter: multi("be", "ge") }, "be"],
  ["the first", plain, {}, "be"],
  ["the first that the author selected", plain, { filter: multi("ge", "ch") }, "ge"],
  [
    "where the author's range begins",
    plain,
    { filter: { type: "range", from: "ge", to: "ch" } },
    "ge",
  ],
  ["the first of those that the author starts with", place, { overrides: ["x", "ge", "be"] }, "ge"],
  ["the author's own single value", place, { filter: { type: "single", value: "ge" } }, undefined],
])(
  "VF8 a key that the chart does not show has one value from the start: %s",
  (_, dimension, change, expected) => {
    const config = makeConfig(change);
    expect(deriveFirstChoice(config, dimension)).toEqual(expected);
    expect(isMultiFilter(config, dimension)).toBe(false);
    expect(canBeOff(config, dimension)).toBe(false);
  },
);

test("VF8 what the chart shows can be of several values, or of none", () => {
  const config = makeConfig({ fields: { x: { componentId: "place" } } });
  expect(deriveFirstChoice(config, place)).toBeUndefined();
  expect(isMultiFilter(config, place)).toBe(true);
  expect(canBeOff(config, place)).toBe(true);
});

test("FI14 no filter at all is offered on what is no key, and on a key that the chart starts with several values of", () => {
  const shown = { x: { componentId: "place" } };
  const one: FilterValue = { type: "single", value: "ge" };
  const isOffered = (isKeyDimension: boolean, change: Change): boolean =>
    canBeOff(makeConfig(change), { ...place, isKeyDimension });
  for (const change of [{}, { filter: one }, { fields: shown }, { fields: shown, filter: one }])
    expect(isOffered(false, change)).toBe(true);
  expect(isOffered(true, {})).toBe(false);
  expect(isOffered(true, { filter: one })).toBe(false);
  expect(isOffered(true, { fields: shown, filter: one })).toBe(false);
  expect(isOffered(true, { fields: shown })).toBe(true);
  expect(isOffered(true, { fields: shown, filter: multi("be", "ge") })).toBe(true);
});
