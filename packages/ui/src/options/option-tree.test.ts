import { describe, expect, test } from "vitest";
import { limitOptions } from "./option.ts";
import { filterNodes, findAncestors, flattenNodes, matchesWordStart } from "./option-tree.ts";

const node = (label: string, ...children: { id: string; label: string }[]) => ({
  id: label,
  label,
  children,
});
const WORLD = [
  node("Europe", node("Switzerland"), node("Österreich"), node("Côte d’Azur")),
  node("Asia", node("East Timor"), node("Japan")),
];

describe("search in a tree", () => {
  test.each([
    ["East Timor", "tim", true],
    ["East Timor", "EAST T", true],
    ["East Timor", "imor", false],
    ["Côte d’Azur", "azu", true],
    ["Österreich", "oster", true],
    ["Großbritannien", "grossb", true],
    ["Chef-d’œuvre", "oeuv", true],
    ["Anteil (Prozent)", "proz", true],
    ["banana ananas", "ana", true],
    ["banana", "ana", false],
  ])(
    "TS1 the start of a word is found, in capitals or not: %s, %s: %s",
    (label, query, matches) => {
      expect(matchesWordStart(label, query)).toBe(matches);
    },
  );

  test("TS1 a match keeps the branch above it, a matching branch keeps what is below", () => {
    expect(flattenNodes(filterNodes(WORLD, "jap")).map(({ id }) => id)).toEqual(["Asia", "Japan"]);
    expect(flattenNodes(filterNodes(WORLD, "asia"))).toHaveLength(3);
    expect(filterNodes(WORLD, "zz")).toEqual([]);
    expect(filterNodes(WORLD, " ")).toBe(WORLD);
  });
});

test("ancestors of what is chosen", () => {
  expect(findAncestors(WORLD, new Set(["Japan"]))).toEqual(["Asia"]);
  expect(findAncestors(WORLD, new Set(["Asia"]))).toEqual([]);
});

test("the server renders at most a hundred options, else the chosen one", () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ id: `${index}`, label: `${index}` }));
  expect(limitOptions(many, "7")).toEqual([{ id: "7", label: "7" }]);
  expect(limitOptions(many.slice(1), "7")).toHaveLength(100);
});
