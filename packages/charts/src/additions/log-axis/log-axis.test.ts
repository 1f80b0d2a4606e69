import { describe, expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { deriveValueAxis } from "../../parts/axis/value-axis.ts";
import { makeAxisScale } from "../../parts/scale/linear-scale.ts";
import { logExtent } from "./log-extent.ts";
import { logTicks } from "./log-ticks.ts";

const unit = {
  divisor: 1,
  words: "",
  tickUnit: "",
  title: "",
  valueDecimals: 0,
  isLog: true as const,
  pickTicks: logTicks,
};
const derive = (domain: [number, number], tickCount = 6, isFixed = false) =>
  deriveValueAxis({ domain, isFixed, tickCount, unit, locale: "en" });

describe("D63 a logarithmic axis", () => {
  test("has equal distances for equal ratios", () => {
    const { toPixel } = makeAxisScale({ domain: [1, 100], isLog: true }, [0, 200]);
    expect([1, 10, 100].map(toPixel)).toEqual([0, 100, 200]);
  });

  test("ends on round numbers, with as many between as there is room for", () => {
    expect(derive([3, 45])).toMatchObject({ domain: [3, 50], ticks: [5, 10, 20, 50] });
    expect(derive([3, 45], 2).ticks).toEqual([3, 10, 30]);
    expect(derive([47, 84]).ticks).toEqual([40, 50, 60, 70, 80, 90]);
    expect(derive([0.02, 2e9]).ticks).toEqual([1, 100, 1e4, 1e6, 1e8]);
  });

  test("keeps the ends of the author", () => {
    expect(derive([3, 45], 6, true).domain).toEqual([3, 45]);
  });

  test("is drawn where all values are above zero and nowhere else", () => {
    const measure = { id: "m" } as Parameters<typeof logExtent>[1];
    const config = { extensions: { logAxes: { m: true } } };
    expect(logExtent([4, 9], measure, config)).toEqual([4, 9]);
    expect(logExtent([0, 9], measure, config)).toBeUndefined();
    expect(logExtent([4, 9], measure, {})).toBeUndefined();
  });

  test("says so, and says nothing of a start at zero", () => {
    const types = drawFixture("line", "population-log").notes.map(({ type }) => type);
    expect(types).toContain("log-axis");
    expect(types).not.toContain("cut-axis");
  });
});
