import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const namesOf = ({ texts }: PlotScene) => texts.filter(({ role }) => role === "series");

test("FO7 a wide drawing names the parts beside the last stack, in the order in which they lie, and needs no legend", () => {
  const scene = drawFixture("column", "first-iowa-electricity", { width: 1152 });
  const names = namesOf(scene).toSorted((a, b) => a.y - b.y);
  expect(names.flatMap(({ lines }) => lines)).toEqual([
    "Fossil fuels",
    "Renewables",
    "Nuclear energy",
  ]);
  expect(scene.legend?.drawn).toEqual([]);
  expect(scene.legend?.items).toHaveLength(3);
  expect(scene.width).toBe(1152);
  const right = scene.plot.x + scene.plot.width;
  for (const { x } of names) expect(x).toBeGreaterThan(right);
});

test("a phone, the wish of a page, and a chart of other rules have the legend", () => {
  const legendOf = (changes: Parameters<typeof drawFixture>[2]): number => {
    const scene = drawFixture("column", "first-iowa-electricity", changes);
    expect(namesOf(scene)).toEqual([]);
    return scene.legend?.drawn.length ?? 0;
  };
  expect(legendOf({ width: 336 })).toBe(3);
  expect(legendOf({ width: 1152, namesAtEnds: false })).toBe(3);
  const change = (config: object): void => {
    Object.assign(config, { extensions: {} });
  };
  expect(legendOf({ width: 1152, change })).toBe(3);
});

test("names stand beside their own parts: where one part is missing in the last stack, all are in the legend", () => {
  const change = (config: { fields: Record<string, unknown> }): void => {
    const { x: y, y: x, ...rest } = config.fields;
    Object.assign(config, { chartType: "column", fields: { x, y, ...rest } });
  };
  const scene = drawFixture("bar", "first-penguins", { width: 1152, change });
  expect(namesOf(scene)).toEqual([]);
  expect(scene.legend?.drawn).toHaveLength(3);
});
