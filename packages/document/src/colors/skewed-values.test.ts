import { expect, test } from "vitest";
import { findSkewedClasses } from "./skewed-values.ts";

const even = Array.from({ length: 26 }, (_, index) => index);

test("MP12 values of which more than 80 % lie in an outer fifth of their span have classes of as many places", () => {
  expect(findSkewedClasses([...even, 2_000])).toBe(5);
  expect(findSkewedClasses([...even, -2_000])).toBe(5);
  // Four of five are not more than 80 %.
  expect(findSkewedClasses([0, 1, 2, 3, 100])).toBeUndefined();
  expect(findSkewedClasses([0, 1, 2, 3, 4, 100])).toBe(5);
});

test("MP12 values that spread, lie in the middle, are alike or are none stay on the linear scale", () => {
  for (const values of [
    even,
    [0, ...even.map((value) => 5_000 + value), 10_000],
    [3, 3, 3],
    [1],
    [],
  ])
    expect(findSkewedClasses(values)).toBeUndefined();
});

test("MP12 values that are often the same have the classes that hold places, or none where fewer than three do", () => {
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
  expect(findSkewedClasses([...zeros(95), 1, 2, 3, 4, 1_000])).toBeUndefined();
  expect(findSkewedClasses([...zeros(20), ...even.slice(1), ...even.slice(1), 1_000])).toBe(3);
  // Of five, the second one would reach from below five to five, where no value is.
  expect(findSkewedClasses([0, 1, 5, 5, 5, 6, 7, 8, 1_000])).toBe(3);
});
