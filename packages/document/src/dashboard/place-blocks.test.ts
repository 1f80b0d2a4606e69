import { describe, expect, test } from "vitest";
import { BREAKPOINTS } from "../schema/breakpoints.ts";
import {
  type BlockLayout,
  BREAKPOINT_WIDTHS,
  compactPlaces,
  placeBlocks,
  PREVIEW_WIDTHS,
  sortBlocks,
} from "./place-blocks.ts";

const charts = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ type: "chart" as const, key: String(at) }));

const cells = (layout: BlockLayout, breakpoint: (typeof BREAKPOINTS)[number] = "xl") =>
  placeBlocks(layout, breakpoint).map(({ key, x, y, w, h }) => [key, x, y, w, h].join(" "));

describe("LA12 a tall dashboard has rows of one wide block and of two narrow ones", () => {
  test("side by side on a wide screen", () => {
    expect(cells({ layout: "tall", blocks: charts(6) })).toEqual([
      "0 0 0 2 1",
      "1 0 1 1 1",
      "2 1 1 1 1",
      "3 0 2 2 1",
      "4 0 3 1 1",
      "5 1 3 1 1",
    ]);
  });

  test("one that is left alone takes its row", () => {
    expect(cells({ layout: "tall", blocks: charts(1) })).toEqual(["0 0 0 2 1"]);
    expect(cells({ layout: "tall", blocks: charts(5) }).slice(3)).toEqual([
      "3 0 2 2 1",
      "4 0 3 2 1",
    ]);
    const text = { type: "text" as const, key: "text" };
    expect(cells({ layout: "tall", blocks: [text, ...charts(1)] })).toEqual([
      "text 0 0 2 1",
      "0 0 1 2 1",
    ]);
  });

  test("also of two charts alone: the first is the wide one", () => {
    const layout = { layout: "tall", blocks: charts(2) } as const;
    expect(cells(layout)).toEqual(["0 0 0 2 1", "1 0 1 2 1"]);
    expect(cells(layout, "lg")).toEqual(["0 0 0 1 1", "1 0 1 1 1"]);
  });

  test("below 768 pixels, and on a vertical one, each below the other", () => {
    const below = ["0 0 0 1 1", "1 0 1 1 1", "2 0 2 1 1"];
    for (const breakpoint of ["lg", "md", "sm"] as const)
      expect(cells({ layout: "tall", blocks: charts(3) }, breakpoint)).toEqual(below);
    expect(cells({ layout: "vertical", blocks: charts(3) })).toEqual(below);
  });
});

const item = (i: string, x: number, y: number, w = 1) => ({ i, x, y, w, h: 7 });

describe("LA13 on a canvas nothing overlaps, floats or stands beyond the columns", () => {
  test("items of one cell go below each other, in their order", () => {
    const places = compactPlaces([
      { key: "a", x: 0, y: 4, w: 2, h: 3 },
      { key: "b", x: 1, y: 4, w: 1, h: 2 },
      { key: "c", x: 3, y: 9, w: 1, h: 1 },
    ]);
    expect(places.map(({ key, y }) => [key, y])).toEqual([
      ["a", 0],
      ["c", 0],
      ["b", 3],
    ]);
  });

  test("widths are those of the screen, heights at least the least one", () => {
    const items = [item("0", 3, 0, 4), { ...item("1", 0, 1e9), h: 1, minH: 3 }];
    const layout: BlockLayout = {
      layout: "canvas",
      blocks: charts(2),
      layouts: { xl: items, lg: items, md: items, sm: items },
    };
    expect(cells(layout)).toEqual(["0 0 0 4 7", "1 0 7 1 3"]);
    expect(cells(layout, "lg")).toEqual(["0 0 0 3 7", "1 0 7 1 3"]);
    expect(cells(layout, "sm")).toEqual(["0 0 0 1 7", "1 0 7 1 3"]);
  });

  test.each([-1e308, -5, 0, 0.5, 1.5, 99.4, 1e308])(
    "bounds of a block that are no whole cells of the grid: %d",
    (bound) => {
      const items = [{ ...item("0", 0, 0, 2), minH: bound, maxW: bound }, item("1", 2, 0, 2)];
      const layout: BlockLayout = { layout: "canvas", blocks: charts(2), layouts: { xl: items } };
      const [first] = placeBlocks(layout, "xl").filter(({ key }) => key === "0");
      expect(first).toMatchObject({ x: 0, y: 0 });
      for (const size of [first!.w, first!.h]) expect(Number.isSafeInteger(size)).toBe(true);
      expect(first!.w).toBeGreaterThanOrEqual(1);
      expect(first!.w).toBeLessThanOrEqual(2);
      expect(first!.h).toBeGreaterThanOrEqual(7);
    },
  );

  test("a block of which nothing is stored has the first free place, and every width has all blocks", () => {
    const layout: BlockLayout = {
      layout: "canvas",
      blocks: [...charts(2), { type: "text", key: "words" }],
      layouts: { xl: [item("0", 0, 0, 2), item("gone", 0, 0)] },
    };
    expect(cells(layout)).toEqual(["0 0 0 2 7", "1 2 0 1 7", "words 3 0 1 1"]);
    for (const breakpoint of BREAKPOINTS)
      expect(placeBlocks(layout, breakpoint).map(({ key }) => key)).toHaveLength(3);
  });
});

describe("what nobody draws by hand is placed without a step for each row", () => {
  test("a block without a place beside one that is higher than any page", () => {
    let reads = 0;
    const high = {
      ...item("0", 0, 0, 4),
      h: 100_000,
      get y() {
        reads += 1;
        return 0;
      },
    };
    const layout: BlockLayout = { layout: "canvas", blocks: charts(2), layouts: { xl: [high] } };
    expect(cells(layout)).toEqual(["0 0 0 4 100", "1 0 100 1 7"]);
    expect(reads).toBeLessThan(100);
  });

  test("one block with many places has the first of them", () => {
    const many = Array.from({ length: 3 }, (_, at) => item("0", at, 0));
    const layout: BlockLayout = { layout: "canvas", blocks: charts(1), layouts: { xl: many } };
    expect(cells(layout)).toEqual(["0 0 0 1 7"]);
  });

  test("high ones in one cell, and one far below them", { timeout: 2_000 }, () => {
    const place = { x: 0, y: 0, w: 1, h: 3_000_000 };
    const ys = compactPlaces([
      { ...place, key: "a" },
      { ...place, key: "b" },
      { ...place, key: "c", y: 9_000_000 },
    ]).map(({ y }) => y);
    expect(ys).toEqual([0, 3_000_000, 6_000_000]);
  });
});

test("LA14 blocks are read row by row as they stand on a wide screen", () => {
  const layouts = { xl: [item("0", 2, 0), item("1", 0, 0)] };
  const canvas: BlockLayout = { layout: "canvas", blocks: charts(2), layouts };
  expect(sortBlocks(canvas).map(({ key }) => key)).toEqual(["1", "0"]);
  const tall: BlockLayout = { layout: "tall", blocks: charts(3) };
  expect(sortBlocks(tall)).toEqual(charts(3));
});

test("D9 authors look at each breakpoint in a width that belongs to it, a phone at most at the next one's", () => {
  expect(BREAKPOINT_WIDTHS).toEqual({ xl: 768, lg: 640, md: 480, sm: 0 });
  expect(PREVIEW_WIDTHS).toEqual({ xl: 1023, lg: 767, md: 639, sm: 480 });
});
