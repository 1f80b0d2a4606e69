import { expect, test } from "vitest";
import { deriveValueAxis } from "./value-axis.ts";

const unit = { divisor: 1, words: "", tickUnit: "", title: "", valueDecimals: 0 };

const countTicks = (domain: readonly [number, number]): number =>
  deriveValueAxis({ domain, isFixed: false, tickCount: 6, unit, locale: "en" }).ticks.length;

test("an axis with room has four to six ticks, whatever it measures", () => {
  const counts = new Set<number>();
  for (let top = 1; top < 1000; top += 1) {
    for (const scale of [1e-6, 1, 1e9]) {
      counts.add(countTicks([0, top * scale]));
      counts.add(countTicks([-top * scale, 0]));
    }
    counts.add(countTicks([-top, 333]));
    counts.add(countTicks([top, top + 77]));
  }
  expect([...counts].toSorted((a, b) => a - b)).toEqual([4, 5, 6]);
});
