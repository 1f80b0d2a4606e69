import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { PlotScene } from "../../scene/scene.ts";

const draw = (width: number, named: readonly string[]): PlotScene =>
  drawFixture("map", "world-both", {
    width,
    change: (config) => {
      Object.assign(config, { extensions: { pointLabels: { country: named } } });
    },
  });

/** What is left free at each side of the areas. */
const freeAround = ({ marks, plot }: PlotScene) => {
  const boxes = marks.flatMap((mark) => (mark.shape === "region" ? [mark.datum.bounds] : []));
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: plot.width - Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)) - plot.y,
    bottom: plot.y + plot.height - Math.max(...boxes.map(({ y, height }) => y + height)),
  };
};

const INLAND = ["Brazil", "China", "India", "Nigeria", "Japan"];

test.each([358, 1200])(
  "at %i px a map with names of places inland fills its plot as one without",
  (width) => {
    const named = draw(width, INLAND);
    expect(freeAround(named)).toEqual(freeAround(draw(width, [])));
    for (const free of Object.values(freeAround(named))) expect(free).toBeLessThan(30);
    expect(named.texts.filter(({ role }) => role === "value")).toHaveLength(INLAND.length);
  },
);

test.each([358, 1200])("at %i px a name at the rim has room there", (width) => {
  const rim = draw(width, ["New Zealand"]);
  expect(freeAround(rim).right).toBeGreaterThan(freeAround(draw(width, [])).right);
  expect(freeAround(rim).bottom).toBeLessThan(30);
});
