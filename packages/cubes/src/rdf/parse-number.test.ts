import { expect, it } from "vitest";

import { parseNumber } from "./parse-number.ts";

it.each([
  ["7", 7],
  ["+7.50", 7.5],
  ["-.5", -0.5],
  ["5.", 5],
  ["1E-3", 0.001],
  [" \t7\r\n", 7],
  ["", Number.NaN],
  [" ", Number.NaN],
  [".", Number.NaN],
  ["0x10", Number.NaN],
  ["0b1", Number.NaN],
  ["1_000", Number.NaN],
  ["1 000", Number.NaN],
  ["1,5", Number.NaN],
  ["\u00a07", Number.NaN],
  ["INF", Number.NaN],
  ["Infinity", Number.NaN],
  ["NaN", Number.NaN],
  ["1e999", Number.NaN],
])("reads %j as %d", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it("a million digits that are no number are found to be none at once", () => {
  const start = performance.now();
  expect(parseNumber(`${"9".repeat(1_000_000)}x`)).toBeNaN();
  expect(performance.now() - start).toBeLessThan(1_000);
});
