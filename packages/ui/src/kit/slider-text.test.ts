import { expect, test } from "vitest";
import { isSliderText, parseSliderText, SLIDER_DEFAULTS } from "./slider-text.ts";

const RANGE = SLIDER_DEFAULTS;

test("SL1 a slider goes from 0 to 1 by tenths where nothing else is given", () => {
  expect(SLIDER_DEFAULTS).toEqual({ min: 0, max: 1, step: 0.1 });
});

test.each([
  ["", true],
  ["0.5", true],
  ["0,5", true],
  ["12", true],
  ["-1", false],
  ["1e3", false],
  ["a", false],
  ["1.2.3", false],
])("SL1 the number box takes digits or nothing: %j %s", (text, accepted) => {
  expect(isSliderText(text, RANGE)).toBe(accepted);
});

test.each([
  ["", null],
  [".", null],
  ["0.5", 0.5],
  ["0,5", 0.5],
  ["7", 1],
])("SL2 a number is clamped to the bounds: %j is %s", (text, value) => {
  expect(parseSliderText(text, RANGE)).toBe(value);
});

test("SL1 SL2 a minus is taken where the range begins below zero", () => {
  expect(isSliderText("\u22123", { min: -5 })).toBe(true);
  expect(parseSliderText("\u22129", { min: -5, max: 5 })).toBe(-5);
});
