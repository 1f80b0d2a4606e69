import { expect, test } from "vitest";
import { imputeValues } from "./imputation.ts";

const GAPS = [undefined, 10, undefined, undefined, 40, undefined];
const POSITIONS = [0, 1, 2, 5, 7, 8];

test("none leaves gaps", () => {
  expect(imputeValues(GAPS, POSITIONS, "none")).toEqual(GAPS);
});

test("zeros stand for every missing value", () => {
  expect(imputeValues(GAPS, POSITIONS, "zeros")).toEqual([0, 10, 0, 0, 40, 0]);
});

test("linear goes with time between neighbours, and is zero before the first and after the last", () => {
  expect(imputeValues(GAPS, POSITIONS, "linear")).toEqual([0, 10, 15, 30, 40, 0]);
});

test("a series without any value becomes zero, an empty one stays empty", () => {
  expect(imputeValues([undefined, undefined], [0, 1], "linear")).toEqual([0, 0]);
  expect(imputeValues([], [], "linear")).toEqual([]);
});
