import { expect, test } from "vitest";
import { deriveSteadyHeight } from "./derive-steady-height.ts";

const measure = (width: number): number => width / 2 + 100;

test("a drawing keeps the height to which the browser scaled the first response", () => {
  expect(deriveSteadyHeight({ drawn: 400, shown: 400 }, measure)).toBe(300);
  expect(deriveSteadyHeight({ drawn: 400, shown: 440 }, measure)).toBe(330);
});

test("far from the width of the first response it takes the height of its own width", () => {
  expect(deriveSteadyHeight({ drawn: 900, shown: 400 }, measure)).toBe(300);
  expect(deriveSteadyHeight({ drawn: 400, shown: 900 }, measure)).toBe(550);
});
