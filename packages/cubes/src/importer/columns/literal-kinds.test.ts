import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { LITERAL_KINDS, readDecimal, TIME_KINDS } from "./literal-kinds.ts";

test("a decimal keeps its number, whatever way it is written", () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e80, max: 1e80 }),
      (number) => {
        const form = readDecimal(String(number));
        expect(form).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(form)).toBe(number === 0 ? Number(form) : number);
      },
    ),
  );
});

test.each([
  ["2.50", "2.50"],
  ["+1", "1"],
  [".5", "0.5"],
  ["-.5", "-0.5"],
  ["5.", "5"],
  ["1.25e1", "12.5"],
  ["1e-7", "0.0000001"],
  ["12e-1", "1.2"],
  ["1.5E3", "1500"],
])("%s is the decimal %s", (cell, form) => expect(readDecimal(cell)).toBe(form));

test.each(["", "1,5", "1 000", "1'000", "NaN", "Infinity", "0x10", "1e9999", "n/a"])(
  "%j is no decimal",
  (cell) => expect(readDecimal(cell)).toBeUndefined(),
);

test.each(["1.0", "1e3", "", "1.5"])("%j is no whole number", (cell) =>
  expect(LITERAL_KINDS.integer.read(cell)).toBeUndefined(),
);

describe("time literals", () => {
  test.each([
    ["year", "2020", "2020"],
    ["month", "2020-02", "2020-02"],
    ["day", "2020-02-29", "2020-02-29"],
    ["week", "2020-01-06", "2020-01-06"],
    ["hour", "2020-01-01T05:00", "2020-01-01T05:00:00"],
    ["second", "2020-01-01T05:00:59", "2020-01-01T05:00:59"],
  ] as const)("a %s is read from %s", (unit, cell, form) =>
    expect(TIME_KINDS[unit].read(cell)).toBe(form),
  );

  test.each([
    ["year", "20"],
    ["year", "2020-01"],
    ["month", "2020-13"],
    ["month", "2020"],
    ["day", "2021-02-29"],
    ["day", "2020-1-1"],
    ["hour", "2020-01-01"],
    ["hour", "2020-01-01T24:00"],
    ["minute", "2020-02-30T10:00"],
  ] as const)("a %s is not %s", (unit, cell) =>
    expect(TIME_KINDS[unit].read(cell)).toBeUndefined(),
  );
});
