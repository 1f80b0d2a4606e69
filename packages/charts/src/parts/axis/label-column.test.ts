import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const namesOf = ({ texts, plot }: PlotScene): string[][] =>
  texts
    .filter(({ role, y, anchor }) => role === "tick" && anchor === "end" && y > plot.y)
    .map(({ lines }) => [...lines]);

test("on a phone the names of a list of thirty have two lines and are whole", () => {
  const names = namesOf(drawFixture("bar", "airports", { width: 336 }));
  expect(names).toHaveLength(30);
  expect(Math.max(...names.map((lines) => lines.length))).toBe(2);
  expect(names.flat().filter((line) => line.endsWith("…"))).toEqual([]);
});
