import { describe, expect, test } from "vitest";
import { roundTicks, widenToRound } from "./round-steps.ts";

describe("round steps", () => {
  test("ticks are multiples of 1, 2 or 5 times a power of ten", () => {
    expect(roundTicks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(roundTicks(0, 23, 5)).toEqual([0, 5, 10, 15, 20]);
    expect(roundTicks(-1.4e12, 1.4e12, 3)).toEqual([-1e12, 0, 1e12]);
  });

  test("ticks below 1 are written without the noise of their addition", () => {
    expect(roundTicks(0, 0.5, 5)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(roundTicks(1.1e-9, 1.35e-9, 5)).toEqual([
      1.1e-9, 1.15e-9, 1.2e-9, 1.25e-9, 1.3e-9, 1.35e-9,
    ]);
  });

  test("a span without extent has its one value, a count below two is two", () => {
    expect(roundTicks(7, 7, 5)).toEqual([7]);
    expect(roundTicks(2, 75, 1)).toEqual([50]);
  });

  test("a domain is widened to ends that are ticks, and one that ends on them stays", () => {
    expect(widenToRound(0.3, 97, 5)).toEqual([0, 100]);
    expect(widenToRound(-5_321, 56_476, 6)).toEqual([-10_000, 60_000]);
    expect(widenToRound(0, 100, 5)).toEqual([0, 100]);
    expect(widenToRound(-2.23e-9, -2.15e-9, 11)).toEqual([-2.23e-9, -2.15e-9]);
  });

  test("ends that are not zero may stand on half of a step, so that values fill the plot", () => {
    expect(widenToRound(28, 83, 4)).toEqual([20, 90]);
    expect(roundTicks(20, 90, 4)).toEqual([20, 40, 60, 80]);
    expect(widenToRound(18, 124, 3)).toEqual([0, 125]);
    expect(widenToRound(-83, -28, 4)).toEqual([-90, -20]);
    expect(widenToRound(0.32, 0.46, 3)).toEqual([0.3, 0.475]);
  });

  test("a span with zero in it or at its end keeps whole steps", () => {
    expect(widenToRound(0, 83, 4)).toEqual([0, 100]);
    expect(widenToRound(-83, 0, 4)).toEqual([-100, 0]);
    expect(widenToRound(-28, 83, 4)).toEqual([-50, 100]);
  });

  test("where it is asked for, a span with zero ends at half a step that is a round number", () => {
    expect(widenToRound(-420, 950, 6, { halves: true })).toEqual([-500, 1000]);
    expect(widenToRound(-420, 950, 6)).toEqual([-600, 1000]);
    expect(widenToRound(0, 83, 4, { halves: true })).toEqual([0, 90]);
    expect(widenToRound(0, 0.24, 3, { halves: true })).toEqual([0, 0.25]);
    expect(widenToRound(-28, 83, 4, { halves: true })).toEqual([-30, 90]);
  });

  test("numbers without end do not keep it busy", () => {
    expect(roundTicks(0, Number.POSITIVE_INFINITY, 5)).toEqual([]);
    expect(widenToRound(0, Number.POSITIVE_INFINITY, 5)).toEqual([0, Number.POSITIVE_INFINITY]);
  });
});
