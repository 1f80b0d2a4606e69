import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { barValue, shareDecimals, shareText } from "./value-labels.ts";

const unit = { divisor: 1e12, words: "trillion", tickUnit: "", title: "", valueDecimals: 3 };

test("a value far below the scale of its axis is said to be less than what is printed there", () => {
  const write = (value: number): string => barValue({ unit }, value, "de");
  expect([1, -1, 0, 2e9, 1e12].map(write)).toEqual([
    "<\u00a00.0001",
    ">\u00a0−0.0001",
    "0",
    "0.002",
    "1",
  ]);
  expect(shareText(3e-10, 1, "fr")).toBe("<\u00a00,0001\u00a0%");
});

test("shares beside one another have the same decimals", () => {
  expect(shareDecimals([0, 40, 60])).toBe(0);
  const shares = [0.9, 1.4, 97.7];
  const decimals = shareDecimals(shares);
  expect(shares.map((share) => shareText(share, decimals, "en"))).toEqual([
    "0.9\u00a0%",
    "1.4\u00a0%",
    "97.7\u00a0%",
  ]);
});

test("values of lines are told in the scale of their axis", () => {
  const { marks } = drawFixture("line", "huge-values");
  const labels = marks.flatMap((mark) =>
    mark.shape === "line" ? mark.runs.flat().map(({ labelText }) => labelText) : [],
  );
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter((text) => text.includes("e+"))).toEqual([]);
});
