import { expect, test } from "vitest";
import type { TableSceneGroup } from "../../scene/scene.ts";
import { listFoldable } from "./fold-groups.ts";
import { linesAbove, listLines, rowsOfLine } from "./list-lines.ts";

const head = (before: number, level: number, value: string): TableSceneGroup => ({
  before,
  level,
  label: "",
  cell: { value, text: value },
});

const heads = listFoldable({
  rows: Array.from({ length: 6 }),
  groups: [
    head(0, 0, "be"),
    head(0, 1, "women"),
    head(2, 1, "men"),
    head(4, 0, "ge"),
    head(4, 1, "women"),
  ],
});
const [be, women, , ge] = heads;
const fold = (...groups: (typeof be)[]): Set<string> =>
  new Set(groups.flatMap((group) => (group ? [group.key] : [])));
const lines = (folded: ReadonlySet<string>): number[] => [...listLines(6, heads, folded)];

test("each head stands as a line before its rows", () => {
  expect(lines(fold())).toEqual([-1, -2, 0, 1, -3, 2, 3, -4, -5, 4, 5]);
  expect([...listLines(3, [], fold())]).toEqual([0, 1, 2]);
});

test("a folded group is the line of its head, without rows and the heads under it", () => {
  expect(lines(fold(women))).toEqual([-1, -2, -3, 2, 3, -4, -5, 4, 5]);
  expect(lines(fold(be))).toEqual([-1, -4, -5, 4, 5]);
  expect(lines(fold(be, women))).toEqual([-1, -4, -5, 4, 5]);
  expect(lines(fold(be, ge))).toEqual([-1, -4]);
});

test("a folded head stands for all of its rows", () => {
  expect(rowsOfLine(3, heads, fold())).toEqual({ first: 3, last: 3 });
  expect(rowsOfLine(-4, heads, fold())).toEqual({ first: 4, last: 4 });
  expect(rowsOfLine(-4, heads, fold(ge))).toEqual({ first: 4, last: 5 });
});

test("each line stands under the heads of its groups, and a head under those of wider ones", () => {
  const above = [-1, -2, 0, 1, -3, 3, -4, -5, 5].map((line) => linesAbove(line, heads));
  expect(above).toEqual([[], [-1], [-1, -2], [-1, -2], [-1], [-1, -3], [], [-4], [-4, -5]]);
  expect(linesAbove(2, [])).toEqual([]);
});
