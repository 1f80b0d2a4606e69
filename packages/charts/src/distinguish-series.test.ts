import { expect, test } from "vitest";
import { drawFixture } from "./fixtures/draw-fixture.ts";
import { paintScene } from "./paint/paint-scene.ts";
import { renderSvgText } from "./paint/render-svg-text.ts";

test("lines differ by dash, dots by shape, fills by texture, and the legend says which", () => {
  const lines = drawFixture("line", "countries", { patterns: true, width: 360 });
  const dashes = lines.marks.flatMap((mark) =>
    mark.shape === "line" ? [mark.dash?.join() ?? ""] : [],
  );
  expect(new Set(dashes).size).toBe(6);
  expect(lines.legend?.drawn.map(({ dash }) => dash?.join() ?? "")).toEqual(dashes);
  const dots = drawFixture("scatterplot", "penguins", { patterns: true });
  const symbols = dots.marks.map((mark) => (mark.shape === "dot" ? mark.symbol : ""));
  expect([...new Set(symbols)]).toEqual(["circle", "square", "triangle"]);
  for (const [type, name] of [
    ["column", "electricity-totals"],
    ["area", "electricity"],
    ["pie", "electricity"],
  ] as const) {
    const scene = drawFixture(type, name, { patterns: true });
    const textures = scene.marks.map((mark) => ("texture" in mark ? mark.texture : undefined));
    expect(new Set(textures)).toEqual(new Set([undefined, 1, 2]));
    expect(renderSvgText(paintScene(scene))).toContain('fill="url(#chart-texture-2)"');
  }
});

test("authors switch it on in the document, and it is off by default", () => {
  const isTextured = (patterns: unknown): boolean =>
    drawFixture("pie", "electricity", {
      change: (config) => Object.assign(config, { extensions: { patterns } }),
    }).marks.some((mark) => "texture" in mark);
  expect([isTextured(undefined), isTextured(true)]).toEqual([false, true]);
});
