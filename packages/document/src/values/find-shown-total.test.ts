import { buildComponentId, type HierarchyNode } from "@statelier/model";
import { expect, test } from "vitest";
import { findShownTotal } from "./find-shown-total.ts";

const X = Number.NaN;

const find = (
  rows: Record<string, readonly number[]>,
  {
    hierarchy = [],
    labels = {},
  }: { hierarchy?: HierarchyNode[]; labels?: Record<string, string> } = {},
) =>
  findShownTotal(
    {
      hierarchy,
      values: Object.keys(rows).map((value) => ({ value, label: labels[value] ?? value })),
    },
    Object.entries(rows).map(([value, numbers]) => ({
      value,
      numbers: Float64Array.from(numbers),
    })),
  );

const makeNode = (value: string, depth: number, children: HierarchyNode[] = []): HierarchyNode => ({
  value,
  label: value,
  depth,
  dimensionId: buildComponentId("https://example.org/cube", "d"),
  hasValue: true,
  children,
});

/** Numbers that have nothing to do with each other, but are always the same. */
const draw = (count: number, seed: number, most = 9000): number[] => {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.round((state / 2 ** 31) * most);
  });
};
const add = (...rows: readonly (readonly number[])[]): number[] =>
  (rows[0] ?? []).map((_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0));

/** Employees of the United States in thousands, January to March 2006 and December 2015, as the BLS has them. */
const employment = () => {
  const goods = [22467, 22535, 22572, 19669];
  const services = [91092, 91311, 91526, 101427];
  const government = [21891, 21917, 21938, 22048];
  const wholesale = [5840, 5854, 5868, 5851];
  const priv = add(goods, services);
  return { nonfarm: add(priv, government), private: priv, goods, services, government, wholesale };
};

test("SG8 a series that is the sum of others at every place is found, the largest first", () => {
  const all = employment();
  expect(find(all)).toEqual({ total: "nonfarm", parts: ["private", "government"] });
  const { nonfarm: _, ...rest } = all;
  expect(find(rest)).toEqual({ total: "private", parts: ["services", "goods"] });
  const { private: __, ...parts } = rest;
  expect(find(parts)).toBeUndefined();
});

test("SG8 one place that does not add up is enough to say nothing", () => {
  const { nonfarm, ...rest } = employment();
  const off = nonfarm.map((each, place) => (place === 2 ? each + 40 : each));
  const { private: _, ...parts } = rest;
  expect(find({ nonfarm, ...parts })?.total).toBe("nonfarm");
  expect(find({ nonfarm: off, ...parts })).toBeUndefined();
});

test("SG8 rounded parts may miss their total by what rounding makes", () => {
  const parts = {
    a: [33.3, 20.1, 41.4, 12.7],
    b: [33.3, 41.7, 17.2, 68.9],
    c: [33.3, 38.1, 41.3, 18.5],
  };
  expect(find({ whole: [100, 100, 100, 100], ...parts })?.total).toBe("whole");
  expect(find({ whole: [100, 100, 100, 101], ...parts })).toBeUndefined();
  const sums = [99.9, 99.9, 99.8, 100.1];
  expect(find({ sum: sums, ...parts })?.parts.toSorted()).toEqual(["a", "b", "c"]);
});

test("SG8 numbers below zero are added like others", () => {
  const a = [-120, 340, -51, 77, 210];
  const b = [95, -410, 63, -180, 33];
  const c = [412, 12, -300, 95, -77];
  expect(find({ a, b, c, sum: add(a, b) })).toEqual({
    total: "sum",
    parts: expect.arrayContaining(["a", "b"]),
  });
  expect(find({ a, b, c })).toBeUndefined();
});

test("SG8 places that the total lacks count for nothing; those that a part lacks as nothing added", () => {
  const a = [310, 455, 512, 640, X];
  const b = [205, X, 188, 247, 230];
  expect(find({ a, b, sum: [515, 455, 700, 887, X], c: [7, 8, 9, 10, 11] })?.total).toBe("sum");
  expect(find({ a, b, sum: [515, 500, 700, 887, X], c: [7, 8, 9, 10, 11] })).toBeUndefined();
});

test("SG8 series that are equal, zeros and small numbers agree by chance", () => {
  expect(find({ a: [5, 6, 7], b: [5, 6, 7], zero: [0, 0, 0] })).toBeUndefined();
  expect(find({ a: [0, 0, 0, 9], b: [0, 0, 0, 4], c: [0, 0, 0, 5] })).toBeUndefined();
  expect(find({ a: [800, 0, 0, 0], b: [500, 0, 0, 0], c: [300, 0, 0, 0] })).toBeUndefined();
  expect(
    find({ a: [3, 4, 3], b: [1, 2, 1], c: [2, 2, 2], d: [1, 1, 1], e: [2, 1, 3] }),
  ).toBeUndefined();
  expect(find({ a: [300, 400], b: [100, 250], c: [200, 150] })).toBeUndefined();
  const growth = [1, 2, 3, 4, 5];
  const grow = (by: number): number[] => growth.map((each) => each * by);
  expect(find({ a: grow(10), b: grow(3), c: grow(7), d: grow(5), e: grow(2) })).toBeUndefined();
  for (let seed = 1; seed < 40; seed += 1) {
    const rows = Object.fromEntries(
      draw(20, seed).map((each, at) => [`s${at}`, draw(3, each, 30)]),
    );
    expect(find(rows)).toBeUndefined();
  }
});

test("SG8 the five parts of a total are found among 25 series of 400 places", () => {
  const rows = Object.fromEntries(draw(24, 7).map((seed, at) => [`s${at}`, draw(400, seed)]));
  const names = ["s3", "s4", "s9", "s15", "s21"];
  const total = add(...names.map((name) => rows[name] ?? []));
  expect(find({ ...rows, other: draw(400, 99) })).toBeUndefined();
  expect(find({ ...rows, total: total.map((each) => each / 10) })).toBeUndefined();
  expect(find({ ...rows, sum: total })?.parts.toSorted()).toEqual(names.toSorted());
});

test("SG8 a value stands above its own descendants, one place is enough", () => {
  const hierarchy = [
    makeNode("all", 0, [
      makeNode("north", 1, [makeNode("n1", 2), makeNode("n2", 2)]),
      makeNode("south", 1),
    ]),
  ];
  expect(find({ all: [100], north: [60], south: [40] }, { hierarchy })).toEqual({
    total: "all",
    parts: ["north", "south"],
  });
  expect(find({ all: [100], n1: [10], south: [40] }, { hierarchy })?.parts).toEqual([
    "n1",
    "south",
  ]);
  expect(find({ north: [60], n1: [10], south: [40] }, { hierarchy })).toEqual({
    total: "north",
    parts: ["n1"],
  });
  expect(find({ n1: [10], n2: [50], south: [40] }, { hierarchy })).toBeUndefined();
});

test("SG8 a tree that only groups makes no total of what is smaller than a part", () => {
  const hierarchy = [makeNode("zurich", 0, [makeNode("winterthur", 1)])];
  expect(find({ zurich: [3, 4], winterthur: [5, 2] }, { hierarchy })).toBeUndefined();
});

test("SG8 what is called a total is one, unless its numbers are too small for it", () => {
  const labels = { t: "Total", a: "Women", b: "Men" };
  expect(find({ t: [10], a: [6], b: [4] }, { labels })).toEqual({ total: "t", parts: ["a", "b"] });
  expect(find({ t: [5], a: [6], b: [4] }, { labels })).toBeUndefined();
  const [women, men] = [draw(5, 3), draw(5, 4)];
  const young = women.map((each) => each / 5);
  expect(find({ _T: add(women, men), women, men, young })?.parts.toSorted()).toEqual([
    "men",
    "women",
  ]);
  expect(find({ t: [-5], a: [1], b: [-6] }, { labels })?.total).toBe("t");
});

test("SG8 “all others” are a rest, not a total", () => {
  for (const name of [
    "All other countries",
    "Alle anderen",
    "Alle übrigen",
    "Tous les autres",
    "Tutti gli altri",
  ]) {
    expect(find({ x: [90], a: [6], b: [4] }, { labels: { x: name } })).toBeUndefined();
  }
});
