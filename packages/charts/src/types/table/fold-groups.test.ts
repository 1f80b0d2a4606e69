import { expect, test } from "vitest";
import type { TableSceneGroup } from "../../scene/scene.ts";
import { findHidden, listFoldable } from "./fold-groups.ts";

const head = (before: number, level: number, value: string): TableSceneGroup => ({
  before,
  level,
  label: "",
  cell: { value, text: value },
});

const groups = listFoldable({
  rows: Array.from({ length: 6 }),
  groups: [
    head(0, 0, "be"),
    head(0, 1, "women"),
    head(2, 1, "men"),
    head(4, 0, "ge"),
    head(4, 1, "women"),
  ],
});

test("a group holds the rows up to the next one that is as high", () => {
  expect(groups.map(({ before, end }) => [before, end])).toEqual([
    [0, 4],
    [0, 2],
    [2, 4],
    [4, 6],
    [4, 6],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
});

test("a folded group keeps its head and hides its rows and the heads under it", () => {
  const [be, women, men, ge] = groups;
  const outer = findHidden(groups, new Set([be!.key]));
  expect([0, 1, 2, 3, 4, 5].filter(outer.isRowHidden)).toEqual([0, 1, 2, 3]);
  expect(groups.filter(outer.isHeadHidden)).toEqual([women, men]);
  const inner = findHidden(groups, new Set([men!.key]));
  expect([0, 1, 2, 3, 4, 5].filter(inner.isRowHidden)).toEqual([2, 3]);
  expect(groups.filter(inner.isHeadHidden)).toEqual([]);
  expect(inner.isHeadHidden(ge!)).toBe(false);
});
