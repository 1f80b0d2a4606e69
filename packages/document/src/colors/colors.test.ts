import { describe, expect, test } from "vitest";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { CATEGORICAL_PALETTES, categoricalColors } from "./palettes.ts";
import { DIVERGING_PALETTES, findPalette, SEQUENTIAL_PALETTES } from "./ramps.ts";
import { makeMeasuresColor, makeSegmentColor } from "../chart-types/parts/initial-config.ts";
import { changePalette, completeColors, resetPalette, setColor } from "../fields/change-color.ts";
import { normalizeChart } from "../charts/normalize-chart.ts";
import { makeComponents, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { setField } from "../charts/set-field.ts";
import { parseChartConfig } from "../document/parse-document.ts";
import { canUseDiscreteScale, listClassCounts } from "./class-counts.ts";
import {
  choosePaletteId,
  deriveColorMapping,
  makeColorMapping,
  separateColors,
  shuffleColors,
} from "./color-mapping.ts";
import { listPaletteStops } from "./interpolate-colors.ts";
import { contrastRatio, isPale, parseHexColor, textColorOn } from "./contrast.ts";
import {
  canAddColor,
  canApplyPalette,
  isPaletteNameTaken,
  isChosenColor,
  NEW_PALETTE_COLOR,
  readPalette,
} from "./custom-palette.ts";

const components = makeComponents();
const values = ["a", "b", "c"].map((value) => ({ value, label: value }));

test("CO1 CO2 all named palettes are there, made of colours", () => {
  expect(Object.keys(CATEGORICAL_PALETTES)).toEqual([
    "accent",
    "category10",
    "dark2",
    "paired",
    "pastel1",
    "pastel2",
    "set1",
    "set2",
    "set3",
    "tableau10",
  ]);
  expect(Object.keys(SEQUENTIAL_PALETTES)).toEqual([
    "blues",
    "greens",
    "greys",
    "oranges",
    "purples",
    "reds",
    "YlGnBu",
  ]);
  expect(Object.keys(DIVERGING_PALETTES)).toEqual([
    "BrBG",
    "PiYG",
    "PRGn",
    "PuOr",
    "RdBu",
    "RdYlBu",
    "RdYlGn",
  ]);
  const all = Object.values({
    ...CATEGORICAL_PALETTES,
    ...SEQUENTIAL_PALETTES,
    ...DIVERGING_PALETTES,
  }).flat();
  expect(all.filter((color) => parseHexColor(color) === undefined)).toEqual([]);
  const { 0: light, 8: dark } = SEQUENTIAL_PALETTES.blues;
  expect(contrastRatio(light, "#fff")).toBeLessThan(contrastRatio(dark, "#fff"));
  expect(findPalette("constructor")).toBeUndefined();
  expect(categoricalColors("somebody's")).toBe(CATEGORICAL_PALETTES.category10);
});

test("CO3 CO5 own colours, then those there were, then the palette's", () => {
  const colored = [{ value: "a", label: "", color: "#111111" }, ...values.slice(1)];
  const nominal = { kind: "NominalDimension", values } as const;
  expect(choosePaletteId(nominal, "set1")).toBe("set1");
  expect(choosePaletteId({ ...nominal, values: colored }, "set1")).toBe("dimension");
  expect(choosePaletteId(nominal, "dimension")).toBe("category10");
  expect(
    deriveColorMapping(colored, { paletteId: "dimension" }, { a: "#222222", b: "#333333" }),
  ).toEqual({ a: "#111111", b: "#333333", c: "#2ca02c" });
  expect(deriveColorMapping(colored, { paletteId: "set1" })).toEqual({
    a: "#e41a1c",
    b: "#377eb8",
    c: "#4daf4a",
  });
});

test("CO23 classes have the colours of an order, round a middle where their positions have one", () => {
  const classes = (...positions: number[]) => ({
    kind: "OrdinalDimension" as const,
    values: positions.map((position) => ({ value: `c${position}`, label: "", position })),
  });
  const ages = classes(3, 1, 2);
  expect([choosePaletteId(ages), choosePaletteId(ages, "greens")]).toEqual(["blues", "greens"]);
  expect(choosePaletteId(ages, "set1")).toBe("set1");
  expect(choosePaletteId({ ...ages, kind: "NominalDimension" }, "greens")).toBe("category10");
  const { colorMapping } = makeSegmentColor(ages);
  const contrasts = ["c1", "c2", "c3"].map((value) =>
    contrastRatio(colorMapping[value] ?? "", "#ffffff"),
  );
  expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
  expect(new Set(contrasts).size).toBe(3);
  const many = classes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(choosePaletteId(many)).toBe("YlGnBu");
  const given = Object.values(makeSegmentColor(many).colorMapping).map((color) =>
    parseHexColor(color),
  );
  const distances = given
    .slice(1)
    .map((color, index) =>
      Math.hypot(...(color ?? []).map((part, at) => part - given[index]![at]!)),
    );
  expect(Math.min(...distances)).toBeGreaterThan(25);
  const opinions = classes(-2, -1, 0, 1, 2);
  expect(choosePaletteId(opinions)).toBe("RdBu");
  expect(makeSegmentColor(opinions).colorMapping).toEqual({
    "c-2": "#b2182b",
    "c-1": "#f4a582",
    c0: "#f7f7f7",
    c1: "#92c5de",
    c2: "#2166ac",
  });
});

test("CO24 a palette of numbers colours series in its order, and none of its colours is one chosen by hand", () => {
  const mapping = makeColorMapping(["a", "b", "c"], { paletteId: "blues" });
  const own = { ...mapping, ...makeColorMapping(["x"], { paletteId: "category10" }) };
  const config = { extensions: { palettes: { mine: TINTS } } };
  const isChosen = (color: string | undefined, paletteId = "blues"): boolean =>
    isChosenColor(config, paletteId, color ?? "");
  expect(["a", "b", "c"].map((key) => isChosen(own[key]))).toEqual([false, false, false]);
  expect([isChosen(own["x"]), isChosen("#ff0000")]).toEqual([true, true]);
  const tints = makeColorMapping(["a", "b"], readPalette(config, "mine"));
  expect(tints["b"]).toBe("#0a5a6b");
  expect([isChosen(tints["a"], "mine"), isChosen(tints["b"], "mine")]).toEqual([false, false]);
});

const TINTS = { type: "sequential", colors: ["#0a5a6b"] } as const;

test("CO26 of shown values that share a colour of the palette the later ones get a free one", () => {
  const palette = { paletteId: "category10" };
  const [one = "", two = "", three = ""] = categoricalColors("category10");
  const mapping = { a: one, b: two, c: one, d: "#123456", e: "#123456" };
  expect(separateColors(["a", "b", "c"], palette, mapping)).toEqual({ ...mapping, c: three });
  expect(separateColors(["c", "b", "a"], palette, mapping)).toEqual({ ...mapping, a: three });
  expect(separateColors(["a", "d", "e"], palette, mapping)).toEqual(mapping);
  const many = Array.from({ length: 11 }, (_, index) => `v${index}`);
  const rounds = makeColorMapping(many, palette);
  expect(separateColors(many, palette, rounds)).toEqual(rounds);
  expect(separateColors(["a", "b"], { paletteId: "blues" }, { a: one, b: one })).toEqual({
    a: one,
    b: one,
  });
});

test("CO4 a palette starts over", () => {
  expect(
    makeColorMapping(["a", "b", "c"], { paletteId: "x", colors: ["#000000", "#ffffff"] }),
  ).toEqual({ a: "#000000", b: "#ffffff", c: "#000000" });
});

test("CO6 CO7 contrast decides on text and warnings", () => {
  expect(contrastRatio("#000", "#fff")).toBeCloseTo(21);
  expect([textColorOn("#ffff00"), textColorOn("#000080")]).toEqual(["#000000", "#ffffff"]);
  expect([isPale("#ffff99"), isPale("#1f77b4")]).toEqual([true, false]);
  // 1.98 and 2.03 on white
  expect([isPale("#b8b8b8"), isPale("#b6b6b6")]).toEqual([true, false]);
});

test("CO8 classes run from three to nine", () => {
  expect([2, 3].map(canUseDiscreteScale)).toEqual([false, true]);
  expect(listClassCounts(2)).toEqual([]);
  expect(listClassCounts(3)).toEqual([3]);
  expect(listClassCounts(5)).toEqual([3, 4, 5]);
  expect(listClassCounts(100)).toEqual([3, 4, 5, 6, 7, 8, 9]);
});

test("CO9 CO10 CO11 a palette of one's own has a name and its number of colours", () => {
  const palette = (
    name: string,
    type: "sequential" | "diverging" | "categorical",
    count: number,
  ) => ({ name, type, colors: Array.from({ length: count }, () => "#000000") });
  expect(NEW_PALETTE_COLOR).toBe("#000000");
  expect(canAddColor(palette("", "categorical", 0))).toBe(false);
  expect([25, 26].map((count) => canAddColor(palette("a", "categorical", count)))).toEqual([
    true,
    false,
  ]);
  expect([2, 3].map((count) => canAddColor(palette("a", "diverging", count)))).toEqual([
    true,
    false,
  ]);
  expect(canApplyPalette(palette(" ", "sequential", 1))).toBe(false);
  expect([0, 1].map((count) => canApplyPalette(palette("a", "sequential", count)))).toEqual([
    false,
    true,
  ]);
  expect([1, 2, 3, 4].map((count) => canApplyPalette(palette("a", "diverging", count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2].map((count) => canAddColor(palette("a", "sequential", count)))).toEqual([
    true,
    false,
    false,
  ]);
  const mine = [{ ...palette("Mine", "categorical", 1), paletteId: "1" }];
  expect([isPaletteNameTaken("Mine ", mine), isPaletteNameTaken("Mine", mine, "1")]).toEqual([
    true,
    false,
  ]);
});

test("CO12 a measure of a combined chart takes the colour of the one it replaces, a new one a free colour", () => {
  const start = { components, cubes: [{ iri: TEST_CUBE }], key: "k" };
  const dual = makeInitialChartConfig("comboLineDual", start)!;
  dual.fields.color.colorMapping[testId("deaths")] = "#abcdef";
  const change = { field: "y.leftAxisComponentId", componentId: testId("births") };
  expect(setField(dual, change, components)!.fields).toMatchObject({
    color: { colorMapping: { [testId("births")]: "#abcdef", [testId("rate")]: "#ff7f0e" } },
  });
  const [first, second] = CATEGORICAL_PALETTES.category10;
  expect(
    makeMeasuresColor(["new", "old"], { paletteId: "category10" }, { old: first }),
  ).toMatchObject({
    colorMapping: { new: second, old: first },
  });
});

test("CO13 CO14 CO15 a colour by hand, another palette, and back", () => {
  const pie = makeInitialChartConfig("pie", { components, cubes: [{ iri: TEST_CUBE }], key: "k" })!;
  const mapping = (config: unknown) => (config as typeof pie).fields.color;
  const byHand = setColor(pie, { value: "a", color: "#abcdef" })!;
  expect(mapping(byHand)).toMatchObject({ colorMapping: { a: "#abcdef", b: "#ff7f0e" } });
  expect(mapping(resetPalette(byHand, undefined, components))).toEqual(pie.fields.color);
  expect(mapping(changePalette(byHand, { paletteId: "set1" }, components))).toMatchObject({
    paletteId: "set1",
    colorMapping: { a: "#e41a1c" },
  });
  expect(setColor(pie, { value: "constructor", color: "#abcdef" })).toBeUndefined();
  expect(setColor(pie, { color: "#abcdef" })).toBeUndefined();
  const map = makeInitialChartConfig("map", { components, cubes: [{ iri: TEST_CUBE }], key: "k" })!;
  const recolored = changePalette(
    map,
    { field: "areaLayer", paletteId: "blues" },
    components,
  ) as typeof map;
  expect(recolored.fields.areaLayer!.color).toMatchObject({
    paletteId: "blues",
    componentId: testId("deaths"),
  });
});

test("CO16 series without colours of their own have the palette's, and the first change writes them down", () => {
  const column = makeInitialChartConfig("column", {
    components,
    cubes: [{ iri: TEST_CUBE }],
    key: "k",
  })!;
  const segment = { componentId: testId("age"), type: "grouped" as const, showValuesMapping: {} };
  const single = { ...column, fields: { ...column.fields, segment } };
  expect(single.fields.color.type).toBe("single");
  const given = { type: "segment", paletteId: "category10" };
  const written = completeColors(single, components);
  expect(written.fields).toMatchObject({
    color: { ...given, colorMapping: { young: "#1f77b4", old: "#ff7f0e" } },
  });
  expect(completeColors(written, components)).toBe(written);
  expect(normalizeChart(single, components).fields).toEqual(
    normalizeChart(written, components).fields,
  );
  const color = {
    type: "segment" as const,
    paletteId: "set1",
    colorMapping: { old: "#abcdef", z: "#111111" },
  };
  const partly = completeColors({ ...single, fields: { ...single.fields, color } }, components);
  expect(partly.fields).toMatchObject({
    color: { paletteId: "set1", colorMapping: { young: "#e41a1c", old: "#abcdef", z: "#111111" } },
  });
  const alone = completeColors({ ...column, fields: { ...column.fields, color } }, components);
  expect(alone.fields).toMatchObject({ color: { type: "single" } });
  expect(completeColors(column, components)).toBe(column);
});

describe("CO18 a palette of somebody's own", () => {
  const own = { name: "House", type: "categorical", colors: ["#112233", "#445566"] } as const;
  const start = { components, cubes: [{ iri: TEST_CUBE }], key: "k" };
  const pie = makeInitialChartConfig("pie", start)!;
  const chosen = changePalette(pie, { paletteId: "mine", own }, components)!;

  test("is carried by the chart that uses it, and leaves it with its last use", () => {
    expect(chosen.extensions?.palettes).toEqual({ mine: own });
    expect(chosen.fields).toMatchObject({
      color: { paletteId: "mine", colorMapping: { a: "#112233" } },
    });
    expect(changePalette(chosen, { paletteId: "set1" }, components)!.extensions).toEqual(
      pie.extensions,
    );
  });

  test("gives its colours again after a reset, and to the values of another dimension", () => {
    const byHand = setColor(chosen, { value: "a", color: "#abcdef" })!;
    expect(resetPalette(byHand, undefined, components)).toEqual(chosen);
    const other = setField(
      chosen,
      { field: "segment", componentId: testId("region") },
      components,
    )!;
    expect(other.fields).toMatchObject({
      color: { paletteId: "mine", colorMapping: { north: own.colors[0], south: own.colors[1] } },
    });
  });

  test("goes through a stored document unchanged", () => {
    expect(parseChartConfig(structuredClone(chosen))).toMatchObject({
      ok: true,
      value: { extensions: { palettes: { mine: own } } },
    });
  });

  test("colours the numbers of a map, and stays after a reset", () => {
    const map = makeInitialChartConfig("map", start)!;
    const reds = { type: "sequential", colors: ["#990000"] } as const;
    const change = { field: "areaLayer", paletteId: "mine", own: reds };
    const colored = changePalette(map, change, components) as typeof map;
    expect(colored.fields.areaLayer!.color).toMatchObject({
      paletteId: "mine",
      paletteType: "sequential",
      colors: ["#990000"],
    });
    expect(resetPalette(colored, "areaLayer", components)).toEqual(colored);
    const back = changePalette(colored, { field: "areaLayer", paletteId: "blues" }, components);
    expect((back as typeof map).fields.areaLayer!.color).not.toHaveProperty("colors");
  });
});

test("CO19 a single colour runs from its own tint", () => {
  expect(listPaletteStops(["#990000"])).toEqual(["#f7ebeb", "#990000"]);
  expect(listPaletteStops(["#990000", "#009900"])).toEqual(["#990000", "#009900"]);
});

test("CO20 shuffled colours are the same ones, each with another of the values that are shown", () => {
  const names = Array.from({ length: 8 }, (_, index) => `v${index}`);
  const mapping = makeColorMapping([...names, "hidden"], { paletteId: "paired" });
  for (const number of [0, 0.3, 0.99]) {
    const shuffled = shuffleColors(mapping, names, () => number);
    expect(shuffled["hidden"]).toBe(mapping["hidden"]);
    expect(Object.values(shuffled).toSorted()).toEqual(Object.values(mapping).toSorted());
    expect(names.filter((name) => shuffled[name] === mapping[name])).toEqual([]);
  }
  expect(shuffleColors(mapping, ["v0"], Math.random)).toEqual(mapping);
});
