import { expect, test } from "vitest";
import { alignDecimals } from "./align-decimals.ts";

test("NF10 the points of a column stand below each other, whatever the languages' marks", () => {
  expect(alignDecimals(["67.6", "75.01", "68", "–", "1.2e9"])).toEqual(["0", "", ".00", "", ""]);
  expect(alignDecimals(["1\u202f067,6", "\u22122", "1’234,567"])).toEqual(["00", ",000", ""]);
});

test("NF10 whole numbers and texts stay as they are", () => {
  expect(alignDecimals(["1", "22", "1’000"])).toEqual(["", "", ""]);
  expect(alignDecimals(["ten", ""])).toEqual(["", ""]);
  expect(alignDecimals([])).toEqual([]);
});
