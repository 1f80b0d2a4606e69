import { expect, test } from "vitest";
import { CATEGORICAL_PALETTES, DIMENSION_PALETTE_ID } from "./palettes.ts";
import { DIVERGING_PALETTES, findPalette, SEQUENTIAL_PALETTES } from "./ramps.ts";

/** As their makers publish them, a colour after the other, in the order in which the specification names them. */
const DIVERGING = {
  BrBG: "5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665e003c30",
  PiYG: "8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419",
  PRGn: "40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b",
  PuOr: "2d004b5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08",
  RdBu: "67001fb2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac053061",
  RdYlBu: "a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695",
  RdYlGn: "a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837",
};

const SEQUENTIAL = {
  blues: "f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b",
  greens: "f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b",
  greys: "fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000",
  oranges: "fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704",
  purples: "fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d",
  reds: "fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d",
  YlGnBu: "ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea8253494081d58",
};

const CATEGORICAL = {
  accent: "7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666",
  category10: "1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf",
  dark2: "1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666",
  paired: "a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928",
  pastel1: "fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2",
  pastel2: "b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc",
  set1: "e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999",
  set2: "66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3",
  set3: "8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f",
  tableau10: "4e79a7f28e2ce1575976b7b259a14fedc949af7aa1ff9da79c755fbab0ab",
};

const write = (palettes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(palettes).map(([name, colors]) => [name, colors.join("").replaceAll("#", "")]);

test.each([
  ["diverging", DIVERGING_PALETTES, DIVERGING],
  ["sequential", SEQUENTIAL_PALETTES, SEQUENTIAL],
  ["categorical", CATEGORICAL_PALETTES, CATEGORICAL],
])("CO1 CO2 the %s palettes have their names, order and colours", (_kind, palettes, published) => {
  expect(write(palettes)).toEqual(Object.entries(published));
});

test("CO3 the palette of a dimension has a name and no colours of its own", () => {
  expect(DIMENSION_PALETTE_ID).toBe("dimension");
  expect(findPalette(DIMENSION_PALETTE_ID)).toBeUndefined();
});
