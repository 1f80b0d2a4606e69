import { describe, expect, test } from "vitest";
import type { DotSymbol } from "../scene/scene.ts";
import { type ColoredCloud, drawCloudPixels, type PixelFrame, type Rgb } from "./cloud-pixels.ts";

const BLUE: Rgb = [20, 60, 200];
const RED: Rgb = [220, 30, 10];

const makeCloud = (
  points: readonly (readonly [number, number])[],
  rest: Partial<ColoredCloud> = {},
): ColoredCloud => ({
  xs: Float64Array.from(points, ([x]) => x),
  ys: Float64Array.from(points, ([, y]) => y),
  radius: 2,
  opacity: 0.5,
  rgb: BLUE,
  ...rest,
});

const draw = (clouds: ColoredCloud[], change: Partial<PixelFrame> = {}) => {
  const frame = { box: { x: 100, y: 50, width: 20, height: 10 }, scale: 1, ...change };
  const [width, height] = [frame.box.width * frame.scale, frame.box.height * frame.scale];
  const data = new Uint8ClampedArray(4 * width * height);
  drawCloudPixels(clouds, { width, height, data }, frame);
  const at = (x: number, y: number) =>
    Array.from(data.slice(4 * (y * width + x), 4 * (y * width + x) + 4));
  const ink = data.reduce((sum, value, index) => sum + (index % 4 === 3 ? value / 255 : 0), 0);
  return { at, ink };
};

describe.each([1, 2, 3])("on a screen with %d pixels for one", (scale) => {
  test("a dot covers its area at its opacity, wherever in a pixel it stands", () => {
    for (const shift of [0, 0.25, 0.4, 0.9]) {
      const { ink } = draw([makeCloud([[110 + shift, 55 + shift]])], { scale });
      const area = Math.PI * (2 * scale) ** 2;
      expect(Math.abs(ink / (0.5 * area) - 1)).toBeLessThan(0.06);
    }
  });

  test("its middle has its colour, a pixel beyond its radius has none", () => {
    const { at } = draw([makeCloud([[110, 55]])], { scale });
    expect(at(10 * scale, 5 * scale)).toEqual([...BLUE, 128]);
    expect(at(13 * scale, 5 * scale)).toEqual([0, 0, 0, 0]);
  });
});

test("dots on one another are darker than one alone, and a cloud lies over the one before it", () => {
  const twice = draw([
    makeCloud([
      [110, 55],
      [110, 55],
    ]),
  ]);
  expect(twice.at(10, 5)).toEqual([...BLUE, 191]);
  const [r = 0, g = 0, b = 0, a] = draw([
    makeCloud([[110, 55]]),
    makeCloud([[110, 55]], { rgb: RED }),
  ]).at(10, 5);
  expect(a).toBe(192);
  expect(
    [r, g, b].map(
      (part, index) => Math.abs(part - ((BLUE[index] ?? 0) + 2 * (RED[index] ?? 0)) / 3) < 2,
    ),
  ).toEqual([true, true, true]);
});

test.each([
  { edge: "left", point: [100, 55], opposite: [19, 5] },
  { edge: "right", point: [120, 55], opposite: [0, 5] },
  { edge: "top", point: [110, 50], opposite: [10, 9] },
  { edge: "bottom", point: [110, 60], opposite: [10, 0] },
] as const)(
  "a dot at the $edge edge is cut there and does not come in on the other side",
  (one) => {
    const { ink, at } = draw([makeCloud([one.point])]);
    expect(ink).toBeGreaterThan(2.5);
    expect(ink).toBeLessThan(3.8);
    const [x, y] = one.opposite;
    expect(at(x, y)[3]).toBe(0);
  },
);

test("dots outside of the frame leave nothing in it", () => {
  const outside = [
    [90, 55],
    [110, 70],
    [135, 55],
    [110, 30],
  ] as const;
  expect(draw([makeCloud(outside)]).ink).toBe(0);
});

test("every symbol has a shape of its own and about the area of a circle", () => {
  const symbols: DotSymbol[] = ["circle", "square", "triangle", "diamond"];
  const drawn = symbols.map((symbol) => draw([makeCloud([[110, 55]], { symbol, radius: 4 })]));
  const shapes = drawn.map(({ at }) =>
    Array.from({ length: 200 }, (_, pixel) => at(pixel % 20, Math.floor(pixel / 20))[3]).join(),
  );
  expect(new Set(shapes).size).toBe(4);
  for (const { ink } of drawn) {
    expect(ink).toBeGreaterThan(0.5 * 0.65 * Math.PI * 16);
    expect(ink).toBeLessThan(0.5 * 1.1 * Math.PI * 16);
  }
});
