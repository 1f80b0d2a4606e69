import { expect, test } from "vitest";
import type { LegendItem } from "../scene.ts";
import { layoutLegend } from "./layout-legend.ts";

const makeItems = (count: number): LegendItem[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `series-${index}`,
    label: `Series ${index}`,
    color: "ink",
    symbol: "dot",
    visible: true,
    canToggle: true,
  }));

const layout = (count: number) =>
  layoutLegend({ title: "Country", items: makeItems(count), needed: true, width: 600 });

test("a page folds the legend of more than 24 series", () => {
  expect(layout(24)?.isFolded).toBe(false);
  expect(layout(25)?.isFolded).toBe(true);
});

test("a picture, which nobody can open, names every series", () => {
  expect(layout(25)?.drawn).toHaveLength(25);
});
