import { expect, test } from "vitest";
import { smoothValues } from "./smooth-values.ts";

test("each value is the mean of those around it, at the ends of as many as there are", () => {
  expect(smoothValues([0, 3, 6, 9, 0], [0, 1, 2, 3, 4], 3)).toEqual([1.5, 3, 6, 5, 4.5]);
});

test("steps without a value are left out, and do not reach further for it", () => {
  expect(smoothValues([2, 4, 10], [0, 1, 5], 3)).toEqual([3, 3, 10]);
});
