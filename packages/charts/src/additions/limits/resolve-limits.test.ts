import type { ChartConfig } from "@statelier/document";
import { type FilterValue, type Limit, type Measure, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { AxisValue } from "../../parts/values/axis-values.ts";
import type { ChartData } from "../../parts/values/chart-data.ts";
import { findShownMeasure } from "../../parts/values/measure-text.ts";
import { resolveLimits, writeLimitsInScale } from "./resolve-limits.ts";

const related = (...pairs: [dimensionId: string, value: string][]): Limit["related"] =>
  pairs.map(([dimensionId, value]) => ({ type: "single", dimensionId, value, label: "" }));

const LIMITS: Limit[] = [
  { type: "value-range", name: "corridor", related: related(["sector", "a"]), min: 1, max: 2 },
  {
    type: "single",
    name: "goal",
    related: related(["sector", "a"], ["year", "2020"]),
    value: 3,
  },
];

const SECTOR = {
  id: "sector",
  kind: "TemporalOrdinalDimension",
  values: ["a", "b"].map((value, position) => ({ value, label: value, position: 1 - position })),
};

const resolve = (change: {
  sector?: FilterValue;
  conversion?: { multiplier: number; label: string };
  shown?: readonly Limit[];
  limits?: readonly Limit[];
  chosen?: Record<string, string | string[]>;
}) => {
  const {
    sector = { type: "single", value: "a" },
    conversion,
    shown = LIMITS,
    limits = LIMITS,
    chosen: filters = {},
  } = change;
  const labels = { de: "", fr: "", it: "", en: conversion?.label ?? "" };
  const config = {
    cubes: [{ iri: "cube", filters: { sector } }],
    limits: {
      m: shown.map((limit) => ({
        related: limit.related
          .toReversed()
          .map(({ dimensionId, value }) => ({ dimensionId, value })),
        color: "#ff0000",
        lineType: "solid",
      })),
    },
    conversionUnitsByComponentId: conversion
      ? { m: { multiplier: conversion.multiplier, labels } }
      : {},
  } as unknown as ChartConfig;
  const measure = { id: "m", label: "m", unit: "kg", limits } as unknown as Measure;
  const locale = "en";
  const data = {
    shown: findShownMeasure({ config, measures: [measure], locale }, "m"),
    category: { id: "year" },
    categories: [{ value: "2020", label: "2020" } as AxisValue],
  } as unknown as ChartData;
  const components = { dimensions: [SECTOR], measures: [measure] };
  const view = { hiddenValues: [], filters };
  const input = { config, components, locale, view } as unknown as ChartInput;
  return resolveLimits(input, data, { hasBands: true });
};

test("LI5 limits are drawn that are switched on and hold under the filters of the chart", () => {
  expect(resolve({}).map(({ name, from }) => [name, from?.value])).toEqual([
    ["corridor", undefined],
    ["goal", "2020"],
  ]);
  expect(resolve({ shown: LIMITS.slice(1) }).map(({ name }) => name)).toEqual(["goal"]);
  expect(resolve({ sector: { type: "single", value: "b" } })).toEqual([]);
  expect(resolve({ sector: { type: "multi", values: { a: true } } })).toEqual([]);
});

test("LI5 a reader's choice counts in place of the author's, where it is one value", () => {
  const of = (author: string, chosen: string | string[]) =>
    resolve({ sector: { type: "single", value: author }, chosen: { sector: chosen } }).length;
  expect([of("b", "a"), of("b", ["a"])]).toEqual([2, 2]);
  expect([of("a", "b"), of("a", ["a", "b"])]).toEqual([0, 0]);
});

test("LI5 limits of the newest time hold where the chart shows always that", () => {
  const newest = { type: "single", value: MOST_RECENT_VALUE } as const;
  expect(resolve({ sector: newest })).toHaveLength(2);
});

test("LI1 limits that hold under the same values are switched on together, each once and in a look of its own", () => {
  const same: Limit[] = [
    { type: "single", name: "aim", related: [], value: 10 },
    { type: "single", name: "alarm", related: [], value: 14 },
  ];
  const drawn = resolve({ limits: same, shown: [...same] });
  expect(drawn.map(({ name }) => name)).toEqual(["aim", "alarm"]);
  expect(drawn.map(({ isDashed }) => isDashed)).toEqual([false, true]);
  expect(drawn.map(({ symbol }) => symbol)).toEqual(["circle", "cross"]);
});

test("CU3 limits are drawn in the unit of the chart", () => {
  expect(resolve({ conversion: { multiplier: 1000, label: "g" } })).toMatchObject([
    { low: 1000, high: 2000, text: "corridor: 1’000–2’000\u00a0g" },
    { low: 3000, high: 3000, text: "goal: 3’000\u00a0g" },
  ]);
});

test("limits beside an axis that counts in billions are written in billions", () => {
  const limits = resolve({ conversion: { multiplier: 1e9, label: "g" } });
  const unit = { divisor: 1e9, words: "billion\u00a0g", tickUnit: "", title: "", valueDecimals: 3 };
  expect(writeLimitsInScale(limits, unit, "fr").map(({ text }) => text)).toEqual([
    "corridor\u202f: 1–2\u00a0billion\u00a0g",
    "goal\u202f: 3\u00a0billion\u00a0g",
  ]);
});
