import { expect, test } from "vitest";
import { listTreeRows } from "./tree-rows.ts";

const TREE = [
  {
    id: "europe",
    label: "Europe",
    isSelectable: false,
    children: [
      { id: "ch", label: "Switzerland", children: [{ id: "zh", label: "Zürich" }] },
      { id: "it", label: "Italy" },
    ],
  },
  { id: "asia", label: "Asia" },
];

const read = (opened?: Set<string>) =>
  listTreeRows(TREE, opened).map(({ node, level, place, siblings, isOpen }) =>
    [node.id, level, `${place}/${siblings}`, isOpen].join(" "),
  );

test("what is below a closed branch has no line", () => {
  expect(read(new Set())).toEqual(["europe 1 1/2 false", "asia 1 2/2 "]);
  expect(read(new Set(["europe"]))).toEqual([
    "europe 1 1/2 true",
    "ch 2 1/2 false",
    "it 2 2/2 ",
    "asia 1 2/2 ",
  ]);
});

test("all of a tree that is searched is unfolded", () => {
  expect(read().map((line) => line.split(" ")[0])).toEqual(["europe", "ch", "zh", "it", "asia"]);
});
