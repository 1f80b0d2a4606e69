import { expect, test } from "vitest";
import { fewTicks } from "./few-ticks.ts";

test("two or three round steps enclose what is drawn, with least around it", () => {
  expect(fewTicks([0, 2500], 100)).toEqual({ ticks: [0, 1000, 2000, 3000], ends: [0, 3000] });
  expect(fewTicks([0, 100], 100).ticks).toEqual([0, 50, 100]);
  expect(fewTicks([40, 85], 100).ticks).toEqual([40, 60, 80, 100]);
  expect(fewTicks([-0.5, 1], 100).ticks).toEqual([-0.5, 0, 0.5, 1]);
  expect(fewTicks([0, 0.3], 100).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});

test("up to five where they fit and leave clearly less over what is drawn", () => {
  expect(fewTicks([0, 2440], 130)).toEqual({
    ticks: [0, 500, 1000, 1500, 2000, 2500],
    ends: [0, 2500],
  });
  expect(fewTicks([0, 100], 130).ticks).toEqual([0, 50, 100]);
  expect(fewTicks([0, 2900], 130).ticks).toEqual([0, 1000, 2000, 3000]);
});
