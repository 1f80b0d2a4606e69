import type { HierarchyNode } from "@statelier/model";
import { expect, test } from "vitest";
import type { ChartConfig } from "../chart-types/registry.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { deleteField, setField, updateField } from "../charts/set-field.ts";
import { makeComponents, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { canResetPalette, changePalette, resetPalette, setColor } from "./change-color.ts";
import { findColorLevel, listColorLevels, mapLevelColors } from "./color-levels.ts";

const region = testId("region");

const node = (value: string, depth: number, children: HierarchyNode[] = []): HierarchyNode => ({
  value,
  label: value,
  depth,
  dimensionId: region,
  hasValue: children.length === 0,
  children,
});

const plain = makeComponents();
const components = {
  ...plain,
  dimensions: plain.dimensions.map((dimension) =>
    dimension.id === region
      ? {
          ...dimension,
          hierarchy: [
            node("all", 0, [
              node("cold", 1, [node("north", 2)]),
              node("warm", 1, [node("south", 2)]),
            ]),
          ],
        }
      : dimension,
  ),
};

const update = (config: ChartConfig, path: string[], value: unknown): ChartConfig =>
  updateField(config, { field: "extensions", path, value }, components)!;

test("CO27 a level above points is one with several nodes that have values below, in charts without series", () => {
  const initial: ChartConfig = makeInitialChartConfig("scatterplot", {
    components,
    cubes: [{ iri: TEST_CUBE }],
    key: "k",
  })!;
  const bare = deleteField(initial, "segment", components) ?? initial;
  expect(listColorLevels({ config: bare, components })).toEqual([]);
  const points = update(bare, ["points"], [region]);
  expect(listColorLevels({ config: points, components })).toMatchObject([
    { depth: 1, nodes: [{ value: "cold" }, { value: "warm" }] },
  ]);
  expect(findColorLevel({ config: points, components })).toBeUndefined();
  const colored = update(points, ["colorLevel"], { dimension: region, depth: 1 });
  expect(findColorLevel({ config: colored, components })?.depth).toBe(1);
  const top = update(points, ["colorLevel"], { dimension: region, depth: 0 });
  expect(findColorLevel({ config: top, components })).toBeUndefined();
  const split = setField(colored, { field: "segment", componentId: testId("sector") }, components)!;
  expect(findColorLevel({ config: split, components })).toBeUndefined();
});

test("CO28 a colour that is picked for a node of the level stays under others, until a palette is chosen or its colours are restored", () => {
  const initial: ChartConfig = makeInitialChartConfig("scatterplot", {
    components,
    cubes: [{ iri: TEST_CUBE }],
    key: "k",
  })!;
  const bare = deleteField(initial, "segment", components) ?? initial;
  const colored = update(update(bare, ["points"], [region]), ["colorLevel"], {
    dimension: region,
    depth: 1,
  });
  const map = (config: ChartConfig) =>
    mapLevelColors(config, findColorLevel({ config, components })!);
  const plain = map(colored);
  expect(new Set(Object.values(plain)).size).toBe(2);
  expect(canResetPalette(colored, components)).toBe(false);

  const picked = setColor(colored, { value: "warm", color: "#ab0000" })!;
  expect(map(picked)).toEqual({ ...plain, warm: "#ab0000" });
  expect(canResetPalette(picked, components)).toBe(true);
  expect(map(resetPalette(picked, undefined, components)!)).toEqual(plain);
  const other = changePalette(picked, { paletteId: "dark2" }, components)!;
  expect(Object.values(map(other))).not.toContain("#ab0000");
  expect(setColor(bare, { value: "warm", color: "#ab0000" })).toBeUndefined();
});
