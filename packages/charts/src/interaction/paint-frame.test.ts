import { type ChartType } from "@statelier/document";
import { expect, test } from "vitest";

import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { SvgNode } from "../paint/svg-node.ts";
import type { PlotScene } from "../scene/scene.ts";
import { paintFrame } from "./paint-frame.ts";

const draw = (type: ChartType, name: string): PlotScene =>
  drawFixture(type, name, { patterns: true });

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
  const outlined = scene.marks.findIndex((mark) => "outline" in mark);
  const faded = { marks: 1, textures: textured, rims: outlined }[layer];
  const opacities = scene.marks.map((_, index) => (index === faded ? 0.4 : 1));
  const found = listFaded(paintFrame({ scene, opacities, leaving: 0 }), layer);
  expect(found.slice(0, start.length)).toEqual(start);
  expect(found.filter((opacity) => opacity !== undefined)).toEqual([0.4]);
});
