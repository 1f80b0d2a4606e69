import { expect, test } from "vitest";
import { weightsOf } from "./simplify-line.ts";

const weigh = (line: Float64Array): Float64Array => weightsOf([line])[0] ?? new Float64Array();

test("points weigh what a line would miss without them, and no more than those before them", () => {
  const line = Float64Array.from([0, 0, 1, 0, 2, 3, 3, 0, 4, 0]);
  const [first, second = 0, third = 0, fourth = 0, last] = weigh(line);
  expect([first, last]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  expect(third).toBe(3);
  expect(second).toBeCloseTo(3 / Math.hypot(2, 3));
  expect(fourth).toBeCloseTo(second);
});

test("a point on the straight line weighs nothing", () => {
  expect(weigh(Float64Array.from([0, 0, 1, 1, 2, 2]))[1]).toBe(0);
});

test("a ring that ends where it began keeps its farthest point", () => {
  const weights = weigh(Float64Array.from([0, 0, 5, 0, 5, 5, 0, 0]));
  expect(weights[2]).toBeCloseTo(Math.hypot(5, 5));
});
