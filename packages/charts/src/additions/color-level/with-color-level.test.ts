import type { HierarchyNode } from "@statelier/model";
import { expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { listSeries } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import { findDrawing } from "../../types/find-drawing.ts";

const fixture = readFixture("scatterplot", "wealth-fit");
const plain = makeFixtureInput(fixture, { width: 800 });
const [country] = fixture.config.extensions?.points ?? [];

/** Two regions with the countries by turns, under one world. */
const input = (depth: number) => {
  const dimensions = plain.components.dimensions.map((dimension) => {
    if (dimension.id !== country) return dimension;
    const node = (
      value: string,
      at: number,
      children: HierarchyNode[],
      label = value,
    ): HierarchyNode => ({
      value,
      label,
      depth: at,
      dimensionId: dimension.id,
      hasValue: children.length === 0,
      children,
    });
    const leaves = (rest: number) =>
      dimension.values
        .slice(1)
        .filter((_, index) => index % 2 === rest)
        .map(({ value, label }) => node(value, 2, [], label));
    const world = node("world", 0, [
      node("odd", 1, leaves(0), "Odd ones"),
      node("even", 1, leaves(1), "Even ones"),
    ]);
    return { ...dimension, hierarchy: [world] };
  });
  const { segment: _segment, ...fields } = plain.config.fields as Record<string, unknown>;
  return {
    ...plain,
    components: { ...plain.components, dimensions },
    config: {
      ...plain.config,
      fields: { ...fields, color: { type: "single", paletteId: "set1", color: "#1f77b4" } },
      extensions: { ...plain.config.extensions, colorLevel: { dimension: country, depth } },
    } as typeof plain.config,
  };
};

test("CO27 points have the colours of what stands above them in the tree of their dimension, and keep their names", () => {
  const scene = asPlot(layoutChart(input(1)))!;
  const series = listSeries(scene);
  const [outside] = plain.components.dimensions.find(({ id }) => id === country)!.values;
  expect(new Set(series.map(({ data }) => data[0]?.seriesLabel))).toEqual(
    new Set(["Even ones", "Odd ones", outside!.label]),
  );
  expect(scene.legend?.items.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Odd ones", "Even ones"]),
  );
  const data = series.flatMap((one) => one.data);
  expect(data).toHaveLength(
    listSeries(asPlot(layoutChart(plain))!).flatMap((one) => one.data).length,
  );
  expect(new Set(data.map(({ categoryLabel }) => categoryLabel)).size).toBe(data.length);
  expect(summarizeChart(findDrawing(input(1).config), input(1), scene)).toContain("Odd ones");
});

test("CO28 a node of the level has the colour that was picked for it", () => {
  const { config, ...rest } = input(1);
  const extensions = {
    ...config.extensions,
    colorLevel: { dimension: country, depth: 1, colors: { even: "#ab0000" } },
  };
  const picked = { ...rest, config: { ...config, extensions } as typeof config };
  const colors = asPlot(layoutChart(picked))!.legend!.items.map(({ label, color }) => [
    label,
    color,
  ]);
  expect(colors).toContainEqual(["Even ones", "#ab0000"]);
  expect(colors).not.toContainEqual(["Odd ones", "#ab0000"]);
});

test("CO27 a level with a single node colours nothing", () => {
  expect(asPlot(layoutChart(input(0)))?.legend).toBeUndefined();
});
