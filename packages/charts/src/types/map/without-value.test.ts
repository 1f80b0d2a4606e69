import type { ChartConfigOf } from "@statelier/document";
import { type Dimension, type HierarchyNode, LOCALES, type Locale } from "@statelier/model";
import { describe, expect, test } from "vitest";
import { layoutChart, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { type Fixture, makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { LEGEND_SIZE } from "../../parts/text/type-sizes.ts";
import { type ChartInput, INITIAL_CHART_VIEW } from "../../scene/chart-input.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { findDrawing } from "../find-drawing.ts";

const NO_VALUE: Record<Locale, string> = {
  de: "Kein Wert",
  fr: "Pas de valeur",
  it: "Nessun valore",
  en: "No value",
};
const GAPS = ["Schaffhausen", "Schwyz", "Valais"];

const listUnknown = ({ marks }: PlotScene): string[] =>
  marks
    .flatMap((mark) =>
      mark.shape === "region" && mark.texture === 1 ? [mark.datum.categoryLabel] : [],
    )
    .toSorted();

/** Of categories, and what stands below scales. */
const legendOf = ({ legend, texts }: PlotScene): string[] => [
  ...(legend?.items ?? []).map(({ label }) => label),
  ...texts.flatMap(({ role, size, lines }) =>
    role === "legend" && size === LEGEND_SIZE ? [lines.join(" ")] : [],
  ),
];

/** Cantons, three of which have no value. */
const readGaps = (): Fixture => readFixture("map", "cantons-jenks");

/** The same with no more than a box of degrees in sight. */
const lockTo = (bbox: NonNullable<ChartConfigOf<"map">["baseLayer"]["bbox"]>): PlotScene => {
  const fixture = readGaps();
  const config = fixture.config as ChartConfigOf<"map">;
  const baseLayer = { ...config.baseLayer, locked: true, bbox };
  return layoutFixture({ ...fixture, config: { ...config, baseLayer } }, { locale: "en" });
};

test.each(LOCALES)("MP17 the legend says in %s what areas without a value look like", (locale) => {
  const scene = layoutFixture(readGaps(), { locale });
  expect(listUnknown(scene)).toEqual(GAPS);
  expect(legendOf(scene)).toEqual([NO_VALUE[locale]]);
});

test("MP17 it says nothing where all areas have a value, or those without one are out of sight", () => {
  expect(legendOf(layoutFixture(readFixture("map", "cantons")))).toEqual([]);
  const around = (x: number, y: number) =>
    lockTo([
      [x - 0.1, y - 0.1],
      [x + 0.1, y + 0.1],
    ]);
  expect(legendOf(around(7.4, 46.95))).toEqual([]);
  expect(legendOf(around(7.6, 46.2))).toEqual([NO_VALUE.en]);
});

describe("MP18 of a hierarchy", () => {
  const node = (value: string, children: HierarchyNode[] = [], hasValue = true): HierarchyNode => ({
    value,
    label: value,
    dimensionId: "canton",
    hasValue,
    children,
    depth: children.length > 0 ? 0 : 1,
  });

  /** Cantons in a country, those with a gap without an observation at all; the country has one where it is shown. */
  const drawTree = (isCountryShown = false): ChartInput => {
    const input = makeFixtureInput(readGaps(), { locale: "en" });
    const [canton] = input.components.dimensions as [Dimension];
    const country = isCountryShown ? "Bern" : "CH";
    const cantons = canton.values.filter(({ value }) => value !== country);
    const root = node(country, [
      ...cantons.map(({ value }) => node(value)),
      node("Bodensee", [], false),
    ]);
    const columns = input.table.columns.map((column) =>
      column.type === "dictionary"
        ? {
            ...column,
            codes: column.codes.map((code) =>
              GAPS.includes(String(column.values[code])) ? -1 : code,
            ),
          }
        : column,
    );
    return {
      ...input,
      table: { ...input.table, columns },
      components: {
        ...input.components,
        dimensions: [{ ...canton, hierarchy: [root] }],
      },
    };
  };
  const layout = (input: ChartInput): PlotScene => layoutChart(input) as PlotScene;

  test("areas without an observation are drawn and named as on the others of their level", () => {
    const input = drawTree();
    const scene = layout(input);
    expect(listUnknown(scene)).toEqual(GAPS);
    expect(legendOf(scene)).toEqual([NO_VALUE.en]);
    expect(summarizeChart(findDrawing(input.config), input, scene)).toContain(
      "3 places have no value",
    );
  });

  test("none is drawn on one around it that has a value", () => {
    expect(listUnknown(layout(drawTree(true)))).toEqual([]);
  });
});

test("MP22 an area that readers have not chosen does not stand beside the one that they have", () => {
  const input = makeFixtureInput(readGaps(), { locale: "en" });
  const [canton] = input.components.dimensions as [Dimension];
  const config = {
    ...input.config,
    cubes: input.config.cubes.map((cube) => ({
      ...cube,
      filters: { ...cube.filters, [canton.id]: { type: "single" as const, value: "Bern" } },
    })),
  };
  const columns = input.table.columns.map((column) =>
    column.type === "dictionary" && column.id === canton.id
      ? {
          ...column,
          codes: column.codes.map((code) => (column.values[code] === "Uri" ? code : -1)),
        }
      : column,
  );
  const view = { ...input.view, filters: { [canton.id]: "Uri" } };
  const scene = layoutChart({ ...input, config, view, table: { ...input.table, columns } });
  expect(listUnknown(scene as PlotScene)).toEqual([]);
  expect((scene as PlotScene).marks).toHaveLength(1);
});

const NOT_INCLUDED: Record<Locale, string> = {
  de: "Nicht enthalten",
  fr: "Non inclus",
  it: "Non incluso",
  en: "Not included",
};

test.each(LOCALES)(
  "MP35 the legend says in %s that land around countries is not included",
  (locale) => {
    const world = readFixture("map", "world-life");
    expect(legendOf(layoutFixture(world, { locale }))).toContain(NOT_INCLUDED[locale]);
    const config = world.config as ChartConfigOf<"map">;
    const baseLayer = { ...config.baseLayer, show: false };
    const alone = layoutFixture({ ...world, config: { ...config, baseLayer } }, { locale });
    expect(legendOf(alone)).not.toContain(NOT_INCLUDED[locale]);
  },
);

test.each(["world-life", "world-missing", "europe"])(
  "MP17 MP35 what is grey on %s is named below the scale, in the colours that it has",
  (name) => {
    for (const width of [340, 640, 1200]) {
      const scene = layoutFixture(readFixture("map", name), { locale: "en", width });
      const { key = [], texts, legend, plot } = scene;
      expect(legend).toBeUndefined();
      const named = texts.filter(({ size, role }) => role === "legend" && size === LEGEND_SIZE);
      const greys = key.slice(-named.length);
      expect(named.length).toBeGreaterThan(0);
      const others = texts.filter((text) => text.role === "legend" && !named.includes(text));
      const bottom = Math.max(...others.map(({ y }) => y));
      for (const { box, color } of greys) {
        expect(box.y).toBeGreaterThan(bottom);
        expect(box.y + box.height).toBeLessThan(plot.y);
        expect(["coast", "land"]).toContain(color);
      }
    }
  },
);

test("MP35 it says nothing of land around what is small, or under symbols", () => {
  for (const name of ["cantons-jenks", "airports"])
    expect(legendOf(layoutFixture(readFixture("map", name), { locale: "en" }))).not.toContain(
      NOT_INCLUDED.en,
    );
});

test("MP35 it says so around places of which others are left out, however small they are", () => {
  const cantons = readFixture("map", "cantons-categories");
  const draw = (fixture: Fixture): string[] => legendOf(layoutFixture(fixture, { locale: "en" }));
  expect(draw(cantons)).not.toContain(NOT_INCLUDED.en);
  const values = { Zürich: true as const, Bern: true as const };
  const cubes = cantons.config.cubes.map((cube) => ({
    ...cube,
    filters: { canton: { type: "multi" as const, values } },
  }));
  const config = { ...cantons.config, cubes };
  expect(draw({ ...cantons, config })).toContain(NOT_INCLUDED.en);
  const view = { ...INITIAL_CHART_VIEW, filters: { canton: "Zürich" } };
  expect(draw({ ...cantons, view })).toContain(NOT_INCLUDED.en);
});

test("MP35 on paper, where land around is white, its field is, too", () => {
  const world = readFixture("map", "world-life");
  const printed = layoutFixture(world, { locale: "en", patterns: "paper" });
  expect(legendOf(printed)).toContain(NOT_INCLUDED.en);
  expect(printed.key?.at(-1)).toMatchObject({ color: "paper", outline: "coast" });
});

test("MP40 on paper areas without a value have other lines than the lower half of a palette", () => {
  const gaps = readFixture("map", "cantons-jenks");
  Object.assign((gaps.config.fields as { areaLayer: { color: object } }).areaLayer.color, {
    paletteId: "RdBu",
  });
  const printed = layoutFixture(gaps, { locale: "en", patterns: "paper" });
  const textures = new Set(
    printed.marks.flatMap((mark) => ("texture" in mark && mark.texture) || []),
  );
  expect(textures).toEqual(new Set([3, 5]));
});
