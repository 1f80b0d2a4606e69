import { describe, expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { readPlotFixtures } from "../fixtures/read-fixtures.ts";
import { texturePaint } from "../parts/color/mark-paint.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { literalPaint } from "../paint/literal-paint.ts";
import { renderSvgText } from "../paint/render-svg-text.ts";
import type { Paint, PlotScene } from "../scene/scene.ts";

type Pattern = {
  color: Paint;
  dash?: readonly number[];
  texture?: number | undefined;
  symbol?: string | undefined;
};

test("lines differ by dash, dots by shape, fills by texture, and the legend says which", () => {
  const lines = drawFixture("line", "countries", { patterns: true, width: 280 });
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
    expect(renderSvgText(paintScene(scene, literalPaint(scene.theme)))).toContain(
      'fill="url(#chart-texture-2-',
    );
  }
});

test("values within parts stand on an outline of paper, through which no texture is drawn", () => {
  const read = (patterns: boolean) =>
    drawFixture("column", "electricity-totals", { patterns }).texts.filter(
      ({ role }) => role === "value",
    );
  const values = read(true);
  expect(values.map(({ lines }) => lines)).toEqual(read(false).map(({ lines }) => lines));
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter(({ color, halo }) => color !== "ink" || halo !== true)).toEqual([]);
});

test("authors switch it on in the document, and it is off by default", () => {
  const isTextured = (patterns: unknown): boolean =>
    drawFixture("pie", "electricity", {
      change: (config) => Object.assign(config, { extensions: { patterns } }),
    }).marks.some((mark) => "texture" in mark);
  expect([isTextured(undefined), isTextured(true)]).toEqual([false, true]);
});

/** Colour and pattern of each series, as its marks and as its item of the legend have them. */
const looksOf = ({ legend, marks }: PlotScene): { inLegend: string[]; inMarks: string[] } => {
  const write = (thing: Pattern): string =>
    JSON.stringify([thing.color, thing.dash, thing.texture, thing.symbol ?? "circle"]);
  const items = legend?.items.filter(({ canToggle }) => canToggle) ?? [];
  return {
    inLegend: items.map((item) => write({ ...item, symbol: item.dotSymbol })),
    inMarks: items.map(({ value }) => {
      const mark = marks.find((one) => ("datum" in one ? one.datum.series : one.series) === value);
      return write(mark as Pattern);
    }),
  };
};

describe("CO17 where a palette starts over, series of one colour differ, marks and legend alike", () => {
  const many = readPlotFixtures().filter(({ name }) =>
    ["series-40", "slices-40", "many-small", "twelve-measures"].includes(name),
  );

  test.each(many)("$chartType/$name", ({ chartType, name }) => {
    const scene = drawFixture(chartType, name, { width: 360 });
    const { inLegend, inMarks } = looksOf(scene);
    expect(inLegend.length).toBeGreaterThan(10);
    expect(new Set(inLegend).size).toBe(inLegend.length);
    expect(inMarks).toEqual(inLegend);
  });

  test("a colour that the author gives to many stays as it is", () => {
    const grey = "#7f7f7f";
    const scene = drawFixture("line", "series-40", {
      change: (config) => {
        const mapping = Object.fromEntries(
          Array.from({ length: 40 }, (_, index) => [`s${index}`, grey]),
        );
        Object.assign(config.fields["color"] as object, { colorMapping: mapping });
      },
    });
    expect(scene.marks.some((mark) => "dash" in mark)).toBe(false);
  });
});

test("a texture can be seen on a mark that fades into the paper", () => {
  expect(texturePaint("#1f77b4")).toBe("paper");
  expect(texturePaint("#ffff99")).toEqual({ light: "#1b1a18", dark: "#161513" });
  expect(texturePaint("#000033")).toEqual({ light: "#ffffff", dark: "#eceae6" });
});
