import { expect, test } from "vitest";
import { fewTicks } from "./few-ticks.ts";

test("two or three round steps enclose what is drawn, with least around it", () => {
  expect(fewTicks([0, 2500])).toEqual({ ticks: [0, 1000, 2000, 3000], ends: [0, 3000] });
  expect(fewTicks([0, 100]).ticks).toEqual([0, 50, 100]);
  expect(fewTicks([40, 85]).ticks).toEqual([40, 60, 80, 100]);
  expect(fewTicks([-0.5, 1]).ticks).toEqual([-0.5, 0, 0.5, 1]);
  expect(fewTicks([0, 0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});
