import type { OptionNode } from "@statelier/ui/plain";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { buildOptionNodes, listOptionNodes } from "./option-nodes.ts";

test("a value whose name is in another language says so, in a list and in a tree", () => {
  const places = makeTestDimension("place", ["che", "zh"], {
    values: [
      { value: "che", label: "Schweiz", labelLanguage: "de" },
      { value: "zh", label: "Zurich" },
    ],
  });
  const list = (nodes: readonly OptionNode[]): (string | undefined)[][] =>
    nodes.flatMap(({ label, language, children = [] }) => [[label, language], ...list(children)]);
  const read = (dimension: typeof places) => list(buildOptionNodes(dimension));
  const node = { dimensionId: places.id, hasValue: true };
  const tree = {
    ...node,
    value: "che",
    label: "Schweiz",
    depth: 0,
    children: [{ ...node, value: "zh", label: "Zurich", depth: 1, children: [] }],
  };
  const named = [
    ["Schweiz", "de"],
    ["Zurich", undefined],
  ];
  expect(read(places)).toEqual(named);
  expect(read({ ...places, hierarchy: [tree] })).toEqual(named);
});

test("SO7 values to choose from follow their names, not codes that nobody sees", () => {
  const countries = makeTestDimension("country", ["BRA", "BRB"], {
    values: [
      { value: "BRA", label: "Brazil", identifier: "BRA" },
      { value: "BRB", label: "Barbados", identifier: "BRB" },
    ],
  });
  expect(buildOptionNodes(countries).map(({ label }) => label)).toEqual(["Barbados", "Brazil"]);
});

test("a list of what a chart shows holds no groups and no other values, also of a tree", () => {
  const places = makeTestDimension("place", ["eu", "che", "nor"], {
    values: [
      { value: "eu", label: "Europe" },
      { value: "nor", label: "Norway" },
      { value: "che", label: "Switzerland" },
    ],
  });
  const node = { dimensionId: places.id, hasValue: true, depth: 1, children: [] };
  const hierarchy = [
    {
      ...node,
      value: "eu",
      label: "Europe",
      depth: 0,
      children: [
        { ...node, value: "che", label: "Switzerland" },
        { ...node, value: "nor", label: "Norway" },
      ],
    },
  ];
  const shown = listOptionNodes({ ...places, hierarchy }, (value) => value !== "eu");
  expect(shown).toEqual([
    { id: "nor", label: "Norway" },
    { id: "che", label: "Switzerland" },
  ]);
});
