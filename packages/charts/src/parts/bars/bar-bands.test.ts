import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const widthsOf = ({ marks }: PlotScene): number[] =>
  marks.flatMap((mark) => (mark.shape === "rect" ? [mark.box.width] : []));

test("columns side by side may be wider together than one that stands alone", () => {
  const [width = 0] = widthsOf(drawFixture("column", "penguins-interval", { width: 1200 }));
  expect(2 * width).toBeGreaterThan(128);
  expect(width).toBeLessThanOrEqual(96);
});

test("few columns do not become blocks", () => {
  expect(Math.max(...widthsOf(drawFixture("column", "several", { width: 1600 })))).toBe(128);
});
