import { expect, test } from "vitest";
import { fitHorizontalAxis } from "./fit-horizontal-axis.ts";

const fit = (width: number, isFixed = false) =>
  fitHorizontalAxis(
    {
      domain: [0, 415_000],
      isFixed,
      unit: { divisor: 1, words: "", tickUnit: "", title: "", valueDecimals: 0 },
      locale: "de",
    },
    () => ({ width, beyond: 20 }),
  );

test("a wide axis ends on a round number with as many as stand apart", () => {
  expect(fit(500)).toMatchObject({ domain: [0, 500_000], ticks: [0, 1e5, 2e5, 3e5, 4e5, 5e5] });
});

test("an axis that had room for the numbers of its ends alone ends at half a step and has a third", () => {
  expect(fit(135)).toMatchObject({ domain: [0, 500_000], ticks: [0, 200_000, 400_000] });
});

test.each([160, 200, 250])(
  "an axis that would leave a third of %d px empty ends at half a step",
  (width) => {
    expect(fit(width).domain).toEqual([0, 500_000]);
    expect(fit(width).ticks.length).toBeGreaterThan(2);
  },
);

test("an axis without room for three numbers has those of its ends", () => {
  expect(fit(60).labels).toHaveLength(2);
});

test("the ends that an author set stay", () => {
  expect(fit(135, true).domain).toEqual([0, 415_000]);
});

test("of two numbers that would overlap the last one is written", () => {
  const { ticks, labels } = fit(24, true);
  expect(ticks.length).toBe(2);
  expect(labels[0]).toBe("");
  expect(labels[1]).not.toBe("");
});
