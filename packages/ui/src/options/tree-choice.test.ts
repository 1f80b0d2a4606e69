import { expect, test } from "vitest";
import { readState, toggleNode } from "./tree-choice.ts";

const group = {
  id: "europe",
  label: "Europe",
  isSelectable: false,
  children: [
    { id: "ch", label: "Switzerland", children: [{ id: "zh", label: "Zürich" }] },
    { id: "it", label: "Italy" },
  ],
};
const [branch] = group.children;

test("TS2 the box of a branch that only groups is ticked, empty or in between, as those below it are", () => {
  const states = [[], ["it"], ["ch", "zh", "it"], ["europe"]].map((ids) =>
    readState(group, new Set(ids)),
  );
  expect(states).toEqual([false, "mixed", true, false]);
  expect([...toggleNode(group, new Set(["it"]))].toSorted()).toEqual(["ch", "it", "zh"]);
  expect([...toggleNode(group, new Set(["ch", "it", "zh", "asia"]))]).toEqual(["asia"]);
});

test("TS2 the box of a branch with numbers of its own stands for itself", () => {
  expect(readState(branch!, new Set(["zh"]))).toBe(false);
  expect(readState(branch!, new Set(["ch"]))).toBe(true);
  expect([...toggleNode(branch!, new Set(["zh"]))].toSorted()).toEqual(["ch", "zh"]);
});
