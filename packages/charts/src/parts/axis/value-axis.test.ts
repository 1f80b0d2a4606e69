import { expect, test } from "vitest";
import { deriveValueAxis } from "./value-axis.ts";

const unit = { divisor: 1, words: "", tickUnit: "", title: "", valueDecimals: 0 };

const countTicks = (domain: readonly [number, number]): number =>
  deriveValueAxis({ domain, isFixed: false, tickCount: 6, unit, locale: "en" }).ticks.length;

const fit = (domain: readonly [number, number], tickCount = 6) =>
  deriveValueAxis({ domain, isFixed: false, halves: true, tickCount, unit, locale: "en" });

test("an axis of today's rules that would end far from its values has a seventh tick, or ends at half a step of five", () => {
  expect(fit([0, 11.75])).toMatchObject({ domain: [0, 12], ticks: [0, 2, 4, 6, 8, 10, 12] });
  expect(fit([-0.48, 1.17])).toMatchObject({
    domain: [-0.5, 1.25],
    ticks: [-0.5, 0, 0.5, 1],
  });
  expect(fit([0, 173])).toMatchObject({ domain: [0, 175], ticks: [0, 50, 100, 150] });
  expect(fit([0, 11.75], 4)).toMatchObject({ domain: [0, 12.5], ticks: [0, 5, 10] });
});

test("an axis of today's rules that ends near its values keeps whole steps of five", () => {
  expect(fit([0, 2440]).domain).toEqual([0, 2500]);
  expect(fit([0, 46]).domain).toEqual([0, 50]);
});

test("an axis of today's rules with room leaves a sixth of itself empty at most", () => {
  for (let top = 1; top < 1000; top += 1) {
    const { domain, ticks } = fit([0, top]);
    expect(1 - top / domain[1]).toBeLessThan(1 / 6);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});

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
