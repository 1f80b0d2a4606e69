import type { ChartConfigOf } from "@statelier/document";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { paintLegendSymbol } from "../../paint/paint-legend.ts";
import { blendOnPaper } from "../../parts/color/color.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import type { Hex, KeyField, PlotScene, SceneText } from "../../scene/scene.ts";
import { asPlot } from "../../scene/read-scene.ts";

/** The colours of a scale, without what is grey below it. */
const stripOf = ({ key = [] }: PlotScene): readonly KeyField[] =>
  key.filter(({ box }) => box.y === key[0]?.box.y);

/** The share of sorted values that lie below a value, between neighbours in proportion: R's seventh way. */
const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
};

const squares = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
};

/** Every way to part sorted values into classes is tried. */
const partByForce = (sorted: readonly number[], count: number): number[] => {
  let [least, best]: [number, number[]] = [Number.POSITIVE_INFINITY, []];
  const walk = (cuts: number[], from: number, sum: number): void => {
    if (sum >= least) return;
    if (cuts.length === count - 1) {
      const all = sum + squares(sorted.slice(from));
      if (all < least - 1e-9) [least, best] = [all, cuts.map((cut) => sorted[cut]!)];
      return;
    }
    for (let cut = from + 1; cut < sorted.length; cut += 1)
      walk([...cuts, cut], cut, sum + squares(sorted.slice(from, cut)));
  };
  walk([], 0, 0);
  return best;
};

const bounds = {
  quantize: (sorted: readonly number[], count: number) =>
    Array.from({ length: count - 1 }, (_, index) => {
      const [least, most] = [sorted[0]!, sorted.at(-1)!];
      return least + ((most - least) * (index + 1)) / count;
    }),
  quantile: (sorted: readonly number[], count: number) =>
    Array.from({ length: count - 1 }, (_, index) => quantile(sorted, (index + 1) / count)),
  jenks: partByForce,
  linear: () => [],
};

test.each([
  "cantons-quantize",
  "cantons-quantile",
  "cantons-jenks",
  "cantons-three-classes",
  "cantons-error",
  "europe",
])("areas of %s are coloured and counted as the numbers of their legend say", (name) => {
  const fixture = readFixture("map", name);
  const { color } = (fixture.config as ChartConfigOf<"map">).fields.areaLayer!;
  if (color.type !== "numerical" || color.nbClass === undefined) throw new Error("no classes");
  const scene = asPlot(layoutChart(makeFixtureInput(fixture, { locale: "en", width: 800 })))!;
  const regions = scene.marks.flatMap((mark) => (mark.shape === "region" ? [mark] : []));
  const column = makeFixtureInput(fixture).table.columns.find(({ id }) => id === color.componentId);
  if (column?.type !== "number") throw new Error("no numbers");
  const sorted = [...column.values]
    .filter((value) => !Number.isNaN(value))
    .toSorted((a, b) => a - b);
  const expected = [
    sorted[0]!,
    ...bounds[color.interpolationType](sorted, color.nbClass),
    sorted.at(-1)!,
  ];
  const { texts } = scene;
  const written = texts
    .filter(({ role, weight, size }) => role === "legend" && weight === 400 && size === TICK_SIZE)
    .toSorted((a, b) => a.x - b.x)
    .map(({ lines }) => Number(lines[0]!.replaceAll(/[’'\u202f]/g, "")));
  expect(written).toHaveLength(expected.length);
  for (const [index, value] of expected.entries())
    expect(Math.abs(written[index]! - value)).toBeLessThan(1);
  const key = stripOf(scene).map(({ color: each }) => each);
  expect(new Set(key).size).toBe(color.nbClass);
  for (const { datum, color: own } of regions) {
    if (Number.isNaN(datum.value)) continue;
    const above = expected.slice(1, -1).filter((bound) => datum.value >= bound).length;
    expect([datum.categoryLabel, own]).toEqual([datum.categoryLabel, key[above]]);
  }
});

test("the bounds in a legend have the same number of decimals", () => {
  const fixture = readFixture("map", "cantons-jenks");
  const input = makeFixtureInput(fixture, { locale: "en", width: 640 });
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: column.values.map((_, row) => 52.1 + 1.07 * row) }
      : column,
  );
  const { texts } = asPlot(layoutChart({ ...input, table: { ...input.table, columns } }))!;
  const decimals = texts
    .filter(({ role, weight, size }) => role === "legend" && weight === 400 && size === TICK_SIZE)
    .map(({ lines }) => lines[0]!.split(".")[1]?.length ?? 0);
  expect(new Set(decimals).size).toBe(1);
  expect(decimals[0]).toBeGreaterThan(0);
});

test("MP10 a last class of one value has this value where it begins, as other classes have, once", () => {
  for (const width of [340, 640, 1200]) {
    const input = makeFixtureInput(readFixture("map", "cantons-skewed"), { locale: "en", width });
    const { texts, key, marks } = asPlot(layoutChart(input))!;
    const greatest = marks
      .flatMap((mark) => (mark.shape === "region" ? [mark.datum] : []))
      .toSorted((a, b) => b.value - a.value)[0]!;
    const written = "2’400’000";
    const named = texts.filter(({ lines }) => lines[0] === written);
    expect(named).toHaveLength(1);
    const [{ x, anchor }] = named as [SceneText];
    const middle = anchor === "middle" ? x : x + textWidth(written, TICK_SIZE) / 2;
    expect(Math.abs(middle - key!.at(-1)!.box.x)).toBeLessThan(1);
    expect(greatest.detailText).toContain(`class 4 of 4 (${written})`);
  }
});

test.each(["cantons-quantize", "cantons-quantile", "cantons-jenks", "cantons-diverging", "europe"])(
  "MP10 the bounds in the legend of %s tell of each place in which class it is",
  (name) => {
    const input = makeFixtureInput(readFixture("map", name), { locale: "en", width: 640 });
    const scene = asPlot(layoutChart(input))!;
    const { texts, marks } = scene;
    const bounds = texts
      .filter(({ role, weight, size }) => role === "legend" && weight === 400 && size === TICK_SIZE)
      .map(({ lines }) => Number(lines[0]!.replace("−", "-")))
      .toSorted((a, b) => a - b);
    const colors = stripOf(scene).map(({ color }) => color);
    expect(bounds).toHaveLength(colors.length + 1);
    for (const mark of marks) {
      if (mark.shape !== "region" || Number.isNaN(mark.datum.value)) continue;
      const { value, categoryLabel } = mark.datum;
      const above = bounds.slice(1, -1).filter((bound) => value >= bound).length;
      expect([categoryLabel, mark.color]).toEqual([categoryLabel, colors[above]]);
    }
  },
);

test("MP33 half transparent areas are seen as their legend is, on paper, but through them the pictures of map services", () => {
  const fixture = readFixture("map", "cantons-own-colours");
  const paint = (customLayers: readonly object[]) => {
    const config = structuredClone(fixture.config) as ChartConfigOf<"map">;
    Object.assign(config.baseLayer, { customLayers });
    const scene = asPlot(layoutChart(makeFixtureInput({ ...fixture, config })))!;
    const region = scene.marks.find((mark) => mark.shape === "region")!;
    const item = scene.legend!.items.find(({ value }) => value === region.datum.series)!;
    const box = { x: 0, y: 0, width: 12, height: 12 };
    return { region, item, swatch: paintLegendSymbol(item, box, String).attrs };
  };
  const { region, item, swatch } = paint([]);
  expect(region.opacity).toBeUndefined();
  expect(swatch["fill-opacity"]).toBe(0.55);
  expect(region.color).toEqual({
    light: blendOnPaper(item.color as Hex, "light", 0.55),
    dark: blendOnPaper(item.color as Hex, "dark", 0.55),
  });
  const layer = {
    type: "wms",
    id: "forest",
    endpoint: "https://maps.example/wms",
    isBehindAreaLayer: true,
  };
  const over = paint([layer]);
  expect([over.region.color, over.region.opacity]).toEqual([item.color, 0.55]);
});

test.each([
  ["one component", "language", "Language", 3],
  ["two components", "canton", "Language, Canton", 3 + 26],
])(
  "the legend of areas and symbols in colours of %s names both, and each colour once",
  (_what, componentId, title, count) => {
    const areas = readFixture("map", "cantons-categories");
    const symbols = readFixture("map", "cantons-symbols-categories");
    const config = structuredClone(areas.config) as ChartConfigOf<"map">;
    const { symbolLayer } = structuredClone(symbols.config as ChartConfigOf<"map">).fields;
    if (symbolLayer?.color.type !== "categorical") throw new Error("no categories");
    symbolLayer.color.componentId = componentId;
    config.fields.symbolLayer = symbolLayer;
    const { legend } = asPlot(layoutChart(makeFixtureInput({ ...areas, config })))!;
    const items = legend!.items.filter(({ canToggle }) => canToggle);
    expect([legend!.title, items.length]).toEqual([title, count]);
    expect(new Set(items.map(({ value }) => value)).size).toBe(count);
  },
);

test.each([
  ["cantons", 1],
  ["cantons-jenks", 0],
])(
  "pieces of the key of %s lie %d pixels under their neighbours, and end where it ends",
  (name, under) => {
    const scene = asPlot(layoutChart(makeFixtureInput(readFixture("map", name), { width: 800 })))!;
    const boxes = stripOf(scene).map(({ box }) => box);
    boxes.slice(1).forEach((box, index) => {
      const before = boxes[index]!;
      expect(before.x + before.width - box.x).toBe(under);
    });
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBe(320);
  },
);
