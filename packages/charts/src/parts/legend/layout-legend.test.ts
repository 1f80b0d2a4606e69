import { expect, test } from "vitest";
import type { LegendItem } from "../../scene/scene.ts";
import { textBox } from "../text/text-box.ts";
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

test("a wider face in the place of ours leaves names of a file apart", () => {
  const label = "Erbringung von freiberuflichen Diensten";
  const items = makeItems(2).map((item) => ({ ...item, label }));
  const legend = layoutLegend({ title: "", items, needed: true, width: 600 });
  const [first] = (legend?.texts ?? []).map(textBox);
  const next = legend?.symbols[1];
  if (!first || !next) throw new Error("Not two names");
  expect(next.x - first.x - 1.08 * first.width).toBeGreaterThan(4);
});
