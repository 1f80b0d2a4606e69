import { expect, test } from "vitest";
import { round } from "./round.ts";

test.each([
  [1.23456, 2, 1.23],
  [-0.125, 2, -0.12],
  [10.2 * 100, 1, 1020],
  [-0.001, 2, 0],
])("rounds %d to %d decimals", (value, decimals, expected) => {
  expect(round(value, decimals)).toBe(expected);
});
