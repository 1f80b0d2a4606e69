import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { PlotScene } from "../../scene/scene.ts";

const namesOf = ({ texts }: PlotScene) => texts.filter(({ role }) => role === "value");

test("names of points lie within the plot and take two lines where they are long", () => {
  for (const width of [336, 800, 1152]) {
    const scene = drawFixture("scatterplot", "first-us-flights", { width });
    const names = namesOf(scene);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(textBox(name).x).toBeGreaterThanOrEqual(scene.plot.x);
      expect(textBox(name).width).toBeLessThanOrEqual(scene.plot.width * 0.4);
    }
  }
});

test("all names together leave most of a small plot to the dots, the first ones chosen stay", () => {
  const names = namesOf(drawFixture("scatterplot", "first-us-flights", { width: 336 }));
  expect(names[0]?.lines.join(" ")).toMatch(/^Atlanta/);
  expect(names.length).toBeLessThan(5);
  const desk = namesOf(drawFixture("scatterplot", "first-us-flights", { width: 1152 }));
  expect(desk.length).toBeGreaterThan(names.length);
});
