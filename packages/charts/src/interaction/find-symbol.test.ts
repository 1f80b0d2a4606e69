import { type ChartType } from "@statelier/document";
import { expect, test } from "vitest";

import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { PlotScene } from "../scene/scene.ts";
import { findSymbol } from "./find-symbol.ts";
import { listSeries } from "../scene/list-data.ts";

const draw = (type: ChartType, name: string): PlotScene =>
  drawFixture(type, name, { patterns: true });

test.each([
  ["line", "countries-interval", "dash"],
  ["column", "stacked-years", "texture"],
  ["scatterplot", "penguins", "dotSymbol"],
  ["pie", "population", "texture"],
] as const)("beside an observation of %s/%s stands the %s of its series", (type, name, look) => {
  const scene = draw(type, name);
  const data = listSeries(scene).flatMap(({ data }) => data);
  const second = data.find(({ series }) => series === scene.legend?.items[1]?.value)!;
  expect(findSymbol(scene, second)).toHaveProperty(look);
});

test("a chart of one series has a square in the colour of its marks", () => {
  const scene = draw("column", "years-single");
  const [first] = listSeries(scene)[0]!.data;
  const { color } = scene.marks[0]!;
  expect(findSymbol(scene, first!)).toMatchObject({ symbol: "square", color });
});
