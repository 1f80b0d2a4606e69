import { expect, test } from "vitest";
import { readWholeNumber } from "./read-whole-number.ts";

test.each([
  ["1", 1],
  ["24", 24],
  ["9999999", 9_999_999],
])("%j is a whole number of an address", (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([null, undefined, "", "0", "007", "-1", "+1", "2.7", "1e3", "0x1f", " 4", "4\n", "10000000"])(
  "%j is none",
  (text) => {
    expect(readWholeNumber(text)).toBeUndefined();
  },
);
