import type { CubeComponents, ObservationTable } from "@statelier/model";
import { expect, test } from "vitest";
import type { ShownMeasure } from "./measure-text.ts";
import type { Words } from "./readable-quantity.ts";
import { makeUncertaintyReader } from "./uncertainty.ts";

const KINDS = ["StandardError", "ConfidenceLowerBound", "ConfidenceUpperBound"];

const readIntervals = (errors: readonly number[], { value = 10, unit = "t" } = {}) => {
  const components = {
    dimensions: KINDS.map((type) => ({ id: type, unit, related: [{ type, id: "m" }] })),
    measures: [],
  } as unknown as CubeComponents;
  const columns = KINDS.map((id, index) => {
    const values = index === 0 ? errors : errors.map(() => index);
    return { type: "number", id, values: Float64Array.from(values) };
  });
  const table = { rowCount: errors.length, columns } as unknown as ObservationTable;
  const shown = { id: "m", label: "m", unit: "t", multiplier: 1 } as unknown as ShownMeasure;
  const shows = { showStandardError: true, showConfidenceInterval: true };
  const words: Words = { locale: "en", t: () => "" };
  const read = makeUncertaintyReader({ components, table, shown, words, ...shows });
  return errors.map((_, row) => {
    const { kind, low, high } = read?.(row, value) ?? {};
    return [kind, low, high];
  });
};

test("the standard error gives way to the confidence bounds where no observation has one", () => {
  expect(readIntervals([Number.NaN, Number.NaN])).toEqual([
    ["interval", 9, 12],
    ["interval", 9, 12],
  ]);
});

test("of one chart all intervals mean the same", () => {
  expect(readIntervals([3, Number.NaN])).toEqual([
    ["error", 7, 13],
    [undefined, undefined, undefined],
  ]);
});

test.each([
  { value: -10, error: 20, unit: "%", size: 2 },
  { value: 10, error: 20, unit: "%", size: 2 },
  { value: 10, error: -3, unit: "t", size: 3 },
])("an error of $error $unit around $value is a distance to both sides", (given) => {
  const { value, error, unit, size } = given;
  expect(readIntervals([error], { value, unit })).toEqual([["error", value - size, value + size]]);
});
