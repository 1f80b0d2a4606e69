import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { layoutChart } from "../types/layout-chart.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import type { PlotScene } from "../scene/scene.ts";
import { paintFrame } from "./paint-frame.ts";

const draw = (type: string, name: string): PlotScene => {
  const found = readFixtures().find(
    ({ chartType, name: own }) => chartType === type && own === name,
  )!;
  return layoutChart({ ...makeFixtureInput(found), patterns: true }) as PlotScene;
};

const listFaded = (drawing: SvgNode, layer: string): unknown[] =>
  drawing.children.flatMap((group) =>
    typeof group !== "string" && group.attrs["class"] === layer
      ? group.children.map((child) => typeof child !== "string" && child.attrs["opacity"])
      : [],
  );

test.each([
  ["marks", [undefined, 0.4]],
  ["textures", [undefined, 0.4]],
  ["rims", [0.4]],
])("of marks that come and go the %s fade", (layer, start) => {
  const scene = draw("column", "stacked-years");
  const textured = scene.marks.findIndex((mark) => "texture" in mark);
  const rimmed = scene.marks.findIndex((mark) => "outline" in mark);
  const faded = { marks: 1, textures: textured, rims: rimmed }[layer];
  const opacities = scene.marks.map((_, index) => (index === faded ? 0.4 : 1));
  const found = listFaded(paintFrame({ scene, opacities, leaving: 0 }), layer);
  expect(found.slice(0, start.length)).toEqual(start);
  expect(found.filter((opacity) => opacity !== undefined)).toEqual([0.4]);
});
