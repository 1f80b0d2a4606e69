import { describe, expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { PlotScene } from "../../scene/scene.ts";

type Config = { fields: Record<string, unknown>; extensions?: Record<string, unknown> };

const leave = (): void => {};

const direct = (config: Config): void => {
  Object.assign(config, { extensions: { ...config.extensions, barLabels: "direct" } });
};

const asColumns = (config: { fields: Record<string, unknown> }): void => {
  const { x: y, y: x, ...rest } = config.fields;
  Object.assign(config, { chartType: "column", fields: { x, y, ...rest } });
};

const linesOf = ({ texts }: PlotScene, role: string): string[] =>
  texts.filter((text) => text.role === role).flatMap(({ lines }) => lines);

const numbersOf = ({ axes }: PlotScene): unknown[] =>
  axes.flatMap(({ type, ticks }) => (type === "value" ? ticks.map(({ value }) => value) : []));

describe("FO6 bars that have all their values", () => {
  const [before, now] = [leave, direct].map((change) =>
    drawFixture("bar", "first-us-household-income", {
      change: (config) => {
        Object.assign(config, { extensions: {} });
        change(config);
      },
    }),
  );

  test("have no axis, and are as long as there is room", () => {
    expect(numbersOf(before!).length).toBeGreaterThan(2);
    expect(numbersOf(now!)).toEqual([0]);
    expect(now!.lines).toHaveLength(1);
    const right = Math.max(
      ...now!.marks.flatMap((mark) => (mark.shape === "rect" ? mark.box.x + mark.box.width : [])),
    );
    expect(right).toBeCloseTo(now!.plot.x + now!.plot.width, 3);
  });

  test("say the sign of a share that no axis says, all with the same decimals", () => {
    for (const value of linesOf(now!, "value")) expect(value).toMatch(/^\d+[.,]\d\s?%$/u);
    for (const value of linesOf(before!, "value")) expect(value).toMatch(/^\d+[.,]\d$/u);
  });
});

test("columns keep their axis where their values have no room, and have none where they have", () => {
  const numbers = (width: number): number =>
    numbersOf(drawFixture("bar", "first-penguins", { width, change: asColumns })).length;
  expect(numbers(800)).toBe(1);
  expect(numbers(60)).toBeGreaterThan(1);
});

test("whiskers, limits, small charts and ends that an author has set need their axis", () => {
  const kept = [
    ["bar", "penguins-interval"],
    ["bar", "uncertainty-limit"],
    ["bar", "limits-domain"],
    ["bar", "panels-years"],
    ["column", "countries-domain"],
  ] as const;
  for (const [type, name] of kept) {
    const scene = drawFixture(type, name, { change: direct });
    expect(numbersOf(scene).length).toBeGreaterThan(1);
  }
});

test("up to forty lying bars have their values without being asked", () => {
  const values = (change: typeof direct) =>
    linesOf(drawFixture("bar", "cantons", { change }), "value");
  expect(values(leave)).toEqual([]);
  expect(values(direct).length).toBe(26);
});

test("on phones names that need more than a third of the width stand over their bars, each clear of the others", () => {
  const draw = (width: number) => drawFixture("bar", "airports", { width, change: direct });
  const startsOf = (scene: PlotScene): number[] =>
    scene.marks.flatMap((mark) => (mark.shape === "rect" ? mark.box.x : []));
  expect(Math.min(...startsOf(draw(800)))).toBeGreaterThan(100);
  const phone = draw(336);
  expect(startsOf(phone).every((x) => x < 1)).toBe(true);
  const names = phone.texts.filter(({ role }) => role === "tick").map(textBox);
  const bars = phone.marks.flatMap((mark) => (mark.shape === "rect" ? mark.box : []));
  expect(names).toHaveLength(bars.length);
  for (const name of names) for (const bar of bars) expect(areApart(name, bar)).toBe(true);
});
