import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { textBox } from "../../parts/text/text-box.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
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

test.each(["limits-domain", "limits-parts"])(
  "no line of a limit runs through a value of bars: %s",
  (name) => {
    const show = (config: { fields: Record<string, unknown> }): void => {
      Object.assign(config.fields["x"] as object, { showValues: true });
    };
    for (const width of [360, 800, 1200])
      expect(crossed(drawFixture("bar", name, { width, change: show })), `${width}`).toEqual([]);
  },
);
