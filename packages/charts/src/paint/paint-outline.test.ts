import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import type { AreaMark, RectMark, SceneDatum } from "../scene/scene.ts";
import { paintOutline, OUTLINE_WIDTH } from "./paint-outline.ts";
import { paintMark } from "./paint-marks.ts";

const BOX = { x: 10, y: 20, width: 30, height: 40 };

const makeRect = (rest: Partial<RectMark> = {}) => ({
  shape: "rect" as const,
  datum: { id: "a" } as SceneDatum,
  box: BOX,
  color: "#ffcc88" as const,
  outline: "#996600" as const,
  ...rest,
});

/** What is seen of a rectangle with its stroke. */
const outerOf = ({ attrs }: ReturnType<typeof paintOutline>): number[] => {
  const half = attrs["stroke"] === undefined ? 0 : Number(attrs["stroke-width"]) / 2;
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(attrs[name]));
  return [x! - half, y! - half, width! + 2 * half, height! + 2 * half];
};

test("the outline of a bar ends where the bar ends", () => {
  expect(outerOf(paintOutline(makeRect(), String))).toEqual([10, 20, 30, 40]);
  expect(paintMark(makeRect(), String).attrs).not.toHaveProperty("stroke");
});

test("in a stack the outline ends where the hairline of paper begins, as a neighbour without outline does", () => {
  const paper = OUTLINE_WIDTH / 2;
  const mark = makeRect({ separator: "paper" });
  expect(outerOf(paintOutline(mark, String))).toEqual([
    10 + paper,
    20 + paper,
    30 - 2 * paper,
    40 - 2 * paper,
  ]);
  expect(paintMark(mark, String).attrs).toMatchObject({ stroke: "paper", "stroke-width": 1 });
});

test("a bar thinner than its outline is all outline and no larger", () => {
  const node = paintOutline(makeRect({ box: { ...BOX, height: 1.5 } }), String);
  expect(outerOf(node)).toEqual([10, 20, 30, 1.5]);
  expect(node.attrs["fill"]).toBe("#996600");
});

test("the outline of an area stays within it, on steep edges and where it is thin", () => {
  const run = [
    { at: { x: 0, y: 50 }, base: 100 },
    { at: { x: 10, y: 20 }, base: 100 },
    { at: { x: 20, y: 99.5 }, base: 100 },
  ];
  const mark: AreaMark = {
    shape: "area",
    series: "a",
    seriesLabel: "A",
    color: "#ffcc88",
    runs: [run],
  };
  const { attrs } = paintOutline({ ...mark, outline: "#996600", separator: "paper" }, String);
  const numbers = String(attrs["d"])
    .match(/[\d.]+/g)!
    .map(Number);
  const points = Array.from({ length: 6 }, (_, index) => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!,
  ]);
  const [a, b, c, d, e, f] = points as [number[], number[], number[], number[], number[], number[]];
  expect([a[0], c[0], d[0], f[0]]).toEqual([1, 19, 19, 1]);
  for (const [[, y], vertex] of [
    [a, run[0]!],
    [b, run[1]!],
    [c, run[2]!],
  ] as const)
    expect(y).toBeGreaterThan(vertex.at.y);
  expect(b[1]).toBeGreaterThan(22);
  expect(c[1]).toBeCloseTo(d[1]!, 1);
  expect([e[1], f[1]]).toEqual([99, 99]);
});

test.each([
  ["column", "electricity-totals"],
  ["bar", "income-classes"],
  ["area", "electricity"],
] as const)("%s/%s: every piece of a stack has the same hairline", (type, name) => {
  const pieces = drawFixture(type, name).marks;
  const separators = pieces.map((mark) => ("separator" in mark ? mark.separator : undefined));
  expect(new Set(separators)).toEqual(new Set(["paper"]));
});
