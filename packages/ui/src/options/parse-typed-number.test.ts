import { expect, test } from "vitest";
import { parseTypedNumber } from "./parse-typed-number.ts";

test.each([
  ["12", 12],
  [" 0.5 ", 0.5],
  ["0,5", 0.5],
  ["1’234.5", 1234.5],
  ["1'000", 1000],
  ["1\u202f234,5", 1234.5],
  ["\u221240", -40],
  ["1e3", 1000],
])("%s is a number", (text, value) => {
  expect(parseTypedNumber(text)).toBe(value);
});

test.each(["", "  ", "ten", "1,234,567", "1e999", "-"])("“%s” is none", (text) => {
  expect(parseTypedNumber(text)).toBeUndefined();
});

test("in English a comma before three digits parts thousands; elsewhere it is the decimal mark", () => {
  expect(["1,500", "-1,234,567.5", "1,5"].map((text) => parseTypedNumber(text, "en"))).toEqual([
    1500, -1_234_567.5, 1.5,
  ]);
  expect(parseTypedNumber("1,500", "fr")).toBe(1.5);
});
