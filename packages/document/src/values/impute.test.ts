import fc from "fast-check";
import { expect, test } from "vitest";
import { hasGaps, imputeValues } from "./impute.ts";

const times = [0, 10, 40, 50, 60];
const values = [null, 4, null, 12, null];

test("IM2 zeros fill every gap with 0", () => {
  expect(imputeValues("zeros", times, values)).toEqual([0, 4, 0, 12, 0]);
});

test("IM3 linear: by time between neighbours, 0 before the first and after the last", () => {
  expect(imputeValues("linear", times, values)).toEqual([0, 4, 10, 12, 0]);
  expect(imputeValues("linear", [0, 10, 20, 30], [1, null, null, 4])).toEqual([1, 2, 3, 4]);
  expect(imputeValues("linear", [0, 1], [null, null])).toEqual([0, 0]);
  expect(imputeValues("linear", [0, 1, 2], [5, Number.NaN, 7])).toEqual([5, 6, 7]);
  expect(imputeValues("linear", [3, 3, 3], [1, null, 9])).not.toContain(Number.NaN);
});

test("IM3 linear keeps what is known and never leaves the range of its neighbours", () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -100, max: 100 })), { maxLength: 30 }),
      (series) => {
        const filled = imputeValues(
          "linear",
          series.map((_, index) => index * index),
          series,
        );
        expect(filled).toHaveLength(series.length);
        const known = series.filter((value) => value !== null);
        for (const [index, value] of filled.entries()) {
          expect(value).toBe(series[index] ?? value);
          expect(value).toBeGreaterThanOrEqual(Math.min(0, ...known));
          expect(value).toBeLessThanOrEqual(Math.max(0, ...known));
        }
      },
    ),
  );
});

test("IM4 without imputation gaps stay", () => {
  expect(imputeValues("none", times, values)).toEqual(values);
  expect(imputeValues("none", [0, 1], [1])).toEqual([1, null]);
});

test("IM5 data are missing where one series has a value and another none", () => {
  expect(
    hasGaps([
      [1, 2],
      [3, null],
    ]),
  ).toBe(true);
  expect(hasGaps([[1, 2], [3]])).toBe(true);
  expect(
    hasGaps([
      [1, null],
      [3, null],
    ]),
  ).toBe(false);
  expect(hasGaps([[1, 2]])).toBe(false);
  expect(hasGaps([])).toBe(false);
});

test("IM2 IM3 IM4 gaps at both ends and uneven times", () => {
  const gaps = [null, 10, null, null, 40, null];
  const positions = [0, 1, 2, 5, 7, 8];
  expect(imputeValues("none", positions, gaps)).toEqual(gaps);
  expect(imputeValues("zeros", positions, gaps)).toEqual([0, 10, 0, 0, 40, 0]);
  expect(imputeValues("linear", positions, gaps)).toEqual([0, 10, 15, 30, 40, 0]);
  expect(imputeValues("linear", [0, 1], [null, null])).toEqual([0, 0]);
  expect(imputeValues("linear", [], [])).toEqual([]);
});
