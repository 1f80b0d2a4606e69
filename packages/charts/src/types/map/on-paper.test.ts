import { contrastRatio, SEQUENTIAL_PALETTES } from "@statelier/document";
import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { hexIn } from "../../parts/color/color.ts";
import { literalPaint } from "../../paint/literal-paint.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import { renderSvgText } from "../../paint/render-svg-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";

type Changes = { color?: object; patterns?: ChartInput["patterns"] };

/** A map of classes as it is printed. */
const print = (name: string, { color = {}, patterns = "paper" }: Changes = {}): PlotScene => {
  const fixture = readFixture("map", name);
  const fields = fixture.config.fields as { areaLayer?: { color: object } };
  if (fields.areaLayer) Object.assign(fields.areaLayer.color, color);
  return layoutFixture(fixture, { locale: "en", ...(patterns && { patterns }) });
};

const texturesOf = ({ key = [] }: PlotScene): (number | undefined)[] =>
  key.map(({ texture }) => texture);

/** How light the field of each class is on grey paper. */
const greysOf = ({ key = [] }: PlotScene): number[] =>
  key
    .filter(({ color }) => color !== "paper")
    .map(({ color }) => contrastRatio(hexIn(color, "light") ?? "", "#000000"));

const FIVE = { scaleType: "discrete", interpolationType: "jenks", nbClass: 5 };

test.each(Object.keys(SEQUENTIAL_PALETTES))(
  "MP40 on paper classes along %s differ by lightness alone, the land around is lighter than any",
  (paletteId) => {
    const scene = print("world-life", { color: { ...FIVE, paletteId } });
    const textures = scene.marks.map((mark) => ("texture" in mark ? mark.texture : undefined));
    expect(new Set([...texturesOf(scene), ...textures])).toEqual(new Set([undefined]));
    const greys = greysOf(scene);
    expect(greys).toHaveLength(5);
    const steps = greys.slice(1).map((grey, index) => (greys[index] ?? 0) / grey);
    expect(Math.min(21 / (greys[0] ?? 0), ...steps)).toBeGreaterThan(1.09);
    expect(scene.ground?.land).toEqual([]);
    expect(scene.ground?.borders.length).toBeGreaterThan(100);
  },
);

test.each(["cantons-diverging", "cantons-diverging-continuous", "cantons-diverging-quantile"])(
  "MP40 on paper the half of a diverging palette below the middle is hatched, and no more: %s",
  (name) => {
    const scene = print(name);
    const textures = texturesOf(scene);
    const hatched = textures.findLastIndex((texture) => texture !== undefined);
    expect(hatched).toBeGreaterThanOrEqual(0);
    expect(hatched).toBeLessThanOrEqual(textures.length / 2);
    expect(new Set(textures.slice(0, hatched + 1)).size).toBe(1);
  },
);

test("MP40 under forced colours classes keep their textures, and land its colour", () => {
  const scene = print("cantons-nine-classes", { patterns: true });
  expect(new Set(texturesOf(scene)).size).toBeGreaterThan(3);
  expect(scene.ground?.land.length).toBeGreaterThan(0);
});

test("MP41 hatches on paper are vectors: no area is filled with tiles, each hatch is defined once", () => {
  for (const name of ["cantons-categories", "cantons-jenks", "cantons-diverging"]) {
    const scene = print(name);
    const markup = renderSvgText(paintScene(scene, literalPaint("light")));
    const defined = [...markup.matchAll(/<linearGradient id="([^"]+)"/g)].map(([, id]) => id);
    expect(defined.length).toBeGreaterThan(0);
    expect(new Set(defined).size).toBe(defined.length);
    expect(markup).not.toContain("<pattern");
    for (const [, id] of markup.matchAll(/url\(#(chart-texture[^)]+)\)/g))
      expect(defined).toContain(id);
  }
});

test("MP41 the legend of categories on paper shows the hatches of their areas", () => {
  const { marks, legend } = print("cantons-categories");
  const ofAreas = new Map(
    marks.flatMap((mark) =>
      mark.shape === "region" ? [[mark.datum.series, mark.texture] as const] : [],
    ),
  );
  expect(new Set(ofAreas.values()).size).toBe(3);
  for (const { value, texture } of legend?.items ?? []) expect(texture).toBe(ofAreas.get(value));
});
