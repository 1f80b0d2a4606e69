import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture, readFixtures } from "../../fixtures/read-fixtures.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { PlotScene } from "../../scene/scene.ts";

const PAPER = { width: 716, patterns: "paper" } as const;

/** Rounding of what touches. */
const NEARLY = 0.01;

const idsOf = ({ marks }: PlotScene): string[] =>
  marks.flatMap((mark) => ("datum" in mark ? [mark.datum.id] : []));

const bars = readFixtures().filter(({ chartType }) => chartType === "bar");

test.each(bars.map((fixture) => [fixture.name, fixture] as const))(
  "on paper bars are in parts that lie edge to edge, each bar and each text whole in one of them: %s",
  (_name, fixture) => {
    const { parts = [], ...scene } = layoutFixture(fixture, PAPER);
    expect(parts[0]?.from).toBe(scene.legend?.height ?? 0);
    expect(parts.slice(1).map(({ from }) => from)).toEqual(
      parts.slice(0, -1).map(({ height }) => height),
    );
    expect(parts.at(-1)?.height).toBe(scene.height);
    expect(parts.flatMap(({ texts }) => texts)).toHaveLength(scene.texts.length);
    expect(parts.flatMap(idsOf).toSorted((a, b) => a.localeCompare(b))).toEqual(
      idsOf(scene).toSorted((a, b) => a.localeCompare(b)),
    );
    for (const { from = 0, height, texts, marks } of parts) {
      const boxes = marks.flatMap((mark) => ("datum" in mark ? [mark.datum.bounds] : []));
      for (const box of [...boxes, ...texts.map(textBox)]) {
        if (parts.length === 1) continue;
        expect(box.y).toBeGreaterThan(from - NEARLY);
        expect(box.y + box.height).toBeLessThan(height + NEARLY);
      }
    }
  },
);

test.each(["categories-200", "airports"])(
  "on paper no part of many bars is so high that much of a page stays free, and none is a sliver: %s",
  (name) => {
    const { parts = [] } = layoutFixture(readFixture("bar", name), PAPER);
    const heights = parts.map(({ from = 0, height }) => height - from);
    expect(Math.max(...heights)).toBeLessThan(150);
    expect(Math.min(...heights)).toBeGreaterThan(90);
  },
);

test("on a screen bars are one piece", () => {
  expect(layoutFixture(readFixture("bar", "categories-200")).parts).toBeUndefined();
});
