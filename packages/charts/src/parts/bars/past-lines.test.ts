import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { textBox } from "../text/text-box.ts";
import { areApart } from "../text/keep-clear.ts";
import type { PlotScene } from "../../scene/scene.ts";

const crossed = (scene: PlotScene): string[] => {
  const limits = scene.overlays.filter(({ role }) => role === "limit");
  expect(limits.length).toBeGreaterThan(0);
  const values = scene.texts.filter(({ role }) => role === "value");
  expect(values.length).toBeGreaterThan(0);
  return values.flatMap((text) => {
    const box = textBox(text);
    const isCrossed = limits.some(
      ({ from, to }) =>
        !areApart(box, { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }),
    );
    return isCrossed ? (text.lines[0] ?? "") : [];
  });
};

test.each([
  ["bar", "limits-domain"],
  ["bar", "limits-parts"],
  ["column", "limits-domain"],
  ["column", "limits-parts"],
] as const)("%s/%s: no line of a limit runs through a value", (type, name) => {
  const show = (config: { fields: Record<string, unknown> }): void => {
    const measure = config.fields[type === "bar" ? "x" : "y"] as object;
    Object.assign(measure, { showValues: true });
  };
  for (const width of [360, 800, 1200])
    expect(crossed(drawFixture(type, name, { width, change: show })), `${width}`).toEqual([]);
});
