import { describe, expect, test } from "vitest";
import type { CanvasItem, Layout } from "../schema/layout.ts";
import { makeEmptyMeta } from "../chart-types/parts/initial-config.ts";
import { moveOnCanvas, resizeOnCanvas, stepOnCanvas } from "./edit-canvas.ts";
import { switchLayout } from "./layout-blocks.ts";

const item = (i: string, ...[x, y, w = 1, h = 7]: number[]): CanvasItem => ({
  i,
  x: x!,
  y: y!,
  w,
  h,
});

const makeCanvas = (...xl: CanvasItem[]): Extract<Layout, { layout: "canvas" }> => ({
  type: "dashboard",
  layout: "canvas",
  meta: makeEmptyMeta(),
  blocks: xl.map(({ i }) => ({ type: "chart", key: i, initialized: true })),
  layouts: { xl },
});

const cells = (items: readonly CanvasItem[]): string[] =>
  items.map(({ i, x, y, w, h }) => [i, x, y, w, h].join(" ")).toSorted();

const side = makeCanvas(item("a", 0, 0, 2), item("b", 2, 0, 2));
const stack = makeCanvas(item("a", 0, 0, 4), item("b", 0, 7, 4, 3));

describe("LA16 a block that is moved makes the others make room", () => {
  test("beyond the middle of the one below it, they change places", () => {
    expect(cells(moveOnCanvas(stack, "xl", "a", { dx: 0, dy: 4 }))).toEqual([
      "a 0 0 4 7",
      "b 0 7 4 3",
    ]);
    expect(cells(moveOnCanvas(stack, "xl", "a", { dx: 0, dy: 6 }))).toEqual([
      "a 0 3 4 7",
      "b 0 0 4 3",
    ]);
  });

  test("a key moves it to the next place there is, and not beyond the edges", () => {
    expect(cells(stepOnCanvas(stack, "xl", "a", { dx: 0, dy: 1 }))).toEqual([
      "a 0 3 4 7",
      "b 0 0 4 3",
    ]);
    expect(cells(stepOnCanvas(side, "xl", "b", { dx: 1, dy: 0 }))).toEqual([
      "a 0 0 2 7",
      "b 2 0 2 7",
    ]);
    expect(cells(stepOnCanvas(side, "xl", "b", { dx: -1, dy: 0 }))).toEqual([
      "a 0 7 2 7",
      "b 1 0 2 7",
    ]);
  });

  test("the places at other widths are not in what it answers", () => {
    expect(moveOnCanvas(side, "sm", "b", { dx: 0, dy: -20 })).toMatchObject([
      { i: "a", x: 0, y: 7 },
      { i: "b", x: 0, y: 0 },
    ]);
  });
});

describe("LA17 a block is resized by its edges", () => {
  const resize = (handle: Parameters<typeof resizeOnCanvas>[3]["handle"], dx: number, dy: number) =>
    cells(resizeOnCanvas(side, "xl", "b", { handle, dx, dy })).at(-1);

  test.each([
    ["e", -1, 0, "b 2 0 1 7"],
    ["e", 5, 0, "b 2 0 2 7"],
    ["s", 0, 2, "b 2 0 2 9"],
    ["se", -1, -3, "b 2 0 1 4"],
    ["w", 1, 0, "b 3 0 1 7"],
    ["w", -1, 0, "b 1 7 3 7"],
    ["n", 0, 2, "b 2 0 2 5"],
    ["nw", 9, 9, "b 3 0 1 1"],
    ["sw", 0, 1, "b 2 0 2 8"],
    ["ne", -9, 0, "b 2 0 1 7"],
  ] as const)("%s by %i columns and %i rows", (handle, dx, dy, cell) => {
    expect(resize(handle, dx, dy)).toBe(cell);
  });

  test("not below the height of its content, nor wider than it may be", () => {
    const least = makeCanvas({ ...item("a", 0, 0, 1), minH: 5, maxW: 2 });
    const by = { handle: "se", dx: 3, dy: -6 } as const;
    expect(cells(resizeOnCanvas(least, "xl", "a", by))).toEqual(["a 0 0 2 5"]);
    const wrong = makeCanvas({ ...item("a", 0, 0, 1), minH: 0.5, maxW: -5 });
    expect(cells(resizeOnCanvas(wrong, "xl", "a", by))).toEqual(["a 0 0 1 1"]);
  });
});

test("LA15 a type of layout that was left comes back with its places, and with new blocks", () => {
  const chartKeys = ["a", "b", "c"];
  const blocks = [...side.blocks, { type: "chart" as const, key: "c", initialized: false }];
  const tab = {
    ...switchLayout("tab", side, { before: undefined, chartKeys: ["a", "b"] }),
    blocks,
  };
  const canvas = switchLayout("canvas", tab, { before: side, chartKeys });
  expect(canvas).toMatchObject({
    blocks: [{ initialized: true }, { initialized: true }, { initialized: false }],
    layouts: { xl: [item("a", 0, 0, 2), item("b", 2, 0, 2), { i: "c" }], sm: [{}, {}, {}] },
  });
  const singles = switchLayout("singleURLs", tab, { before: undefined, chartKeys });
  expect(singles).toMatchObject({ publishableChartKeys: chartKeys });
  const some = { ...singles, publishableChartKeys: ["b", "gone"] } as Layout;
  expect(switchLayout("singleURLs", tab, { before: some, chartKeys })).toMatchObject({
    publishableChartKeys: ["b"],
  });
});
