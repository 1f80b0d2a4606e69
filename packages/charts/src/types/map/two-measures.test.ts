import type { ChartConfigOf } from "@statelier/document";
import { expect, test, vi } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { layoutChart, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { type Fixture, makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { findDrawing } from "../find-drawing.ts";
import { deriveMapModel } from "./map-model.ts";

test("MP20 areas and symbols of two measures: each has its own lowest and highest, and a place counts once", () => {
  const fixture = readFixture("map", "world-both");
  const input = makeFixtureInput(fixture, { locale: "en" });
  const { areas, symbols } = deriveMapModel(input as Parameters<typeof deriveMapModel>[0]);
  const [ofAreas, ofSymbols] = [areas!.measure!.shown, symbols!.measure!.shown];
  expect(ofAreas.id).not.toBe(ofSymbols.id);
  const scene = layoutFixture(fixture, { locale: "en" });
  const count = scene.marks.filter(({ shape }) => shape === "region").length;
  const text = summarizeChart(findDrawing(input.config), input, scene);
  expect(text).toContain(`${ofAreas.label}: lowest`);
  expect(text).toContain(`${ofSymbols.label}: lowest`);
  expect(text).toContain(`${count} places`);
});

test("MP20 a place whose area and symbol are of one group counts once in it", () => {
  const fixture = readFixture("map", "cantons-categories");
  const summaryOf = (config: ChartConfigOf<"map">): string => {
    const input = makeFixtureInput({ ...fixture, config }, { locale: "en" });
    return summarizeChart(findDrawing(config), input, layoutFixture({ ...fixture, config }));
  };
  const groupsOf = (text: string): string[] => text.match(/\w+: \d+\./g) ?? [];
  const areas = fixture.config as ChartConfigOf<"map">;
  const symbols = readFixture("map", "cantons-symbols-categories").config as ChartConfigOf<"map">;
  const both = { ...areas, fields: { ...areas.fields, ...symbols.fields } };
  const groups = groupsOf(summaryOf(areas));
  expect(groups).toHaveLength(3);
  expect(groupsOf(summaryOf(both))).toEqual(groups);
});

const summaryOf = (fixture: Fixture): string => {
  const input = makeFixtureInput(fixture, { locale: "en" });
  return summarizeChart(findDrawing(input.config), input, layoutFixture(fixture, { locale: "en" }));
};

test("MP20 the value of the only place of a map is said", () => {
  expect(summaryOf(readFixture("map", "one-area"))).toMatch(/1 place\. Zürich: 42\.8%\./);
});

test.each([
  ["cantons", /Colours: [^.:]+, [\d.]+ to [\d.]+\./],
  ["cantons-quantize", /Colours: [^:]+, ([\d.]+ to under [\d.]+ · )+[\d.]+ to [\d.]+\./],
  ["cantons-skewed", /Colours: [^:]+ to under 2’400’000 · 2’400’000\./],
  ["airports", /Symbol sizes: [^:]+, up to [\d’]+/],
] as const)("MP20 the summary of %s says what its colours and sizes stand for", (name, said) => {
  expect(summaryOf(readFixture("map", name))).toMatch(said);
});

test("places whose observation has no value are named once, in the order of the alphabet", () => {
  const text = summaryOf(readFixture("map", "cantons-jenks"));
  expect(text).toContain("There is no value for Schaffhausen, Schwyz, Valais.");
  expect(text.match(/Schwyz/g)).toHaveLength(1);
});

test("a place without an observation is named apart from those whose observation has no value, none twice", () => {
  const fixture = readFixture("map", "cantons-jenks");
  const input = makeFixtureInput(fixture, { locale: "en" });
  const columns = input.table.columns.map((column) =>
    column.type === "dictionary" && column.id === "canton"
      ? {
          ...column,
          codes: column.codes.map((code) => (column.values[code] === "Uri" ? -1 : code)),
        }
      : column,
  );
  const changed = { ...input, table: { ...input.table, columns } };
  const text = summarizeChart(findDrawing(input.config), changed, layoutChart(changed));
  expect(text).toContain("1 place has no value: Uri.");
  for (const name of ["Uri", "Schwyz", "Valais"])
    expect(text.match(new RegExp(name, "g"))).toHaveLength(1);
});

test("names stand in the order of the reader's language, whatever that of the browser is", () => {
  const compare = vi.spyOn(String.prototype, "localeCompare");
  layoutFixture(readFixture("map", "cantons-jenks"), { locale: "fr" });
  const asked = new Set(compare.mock.calls.map(([, locale]) => locale));
  compare.mockRestore();
  expect([...asked]).toEqual(["fr"]);
});

test("a value that an area and a symbol show in two colours has a key of each, of which one switches both", () => {
  const fixture = readFixture("map", "cantons-categories");
  const areas = fixture.config as ChartConfigOf<"map">;
  const symbols = readFixture("map", "cantons-symbols-categories").config as ChartConfigOf<"map">;
  const { symbolLayer } = symbols.fields;
  if (symbolLayer?.color.type !== "categorical")
    throw new Error("The symbols stand for no category");
  const color = { ...symbolLayer.color, paletteId: "dark2" };
  const fields = { ...areas.fields, symbolLayer: { ...symbolLayer, color } };
  const scene = layoutFixture({ ...fixture, config: { ...areas, fields } });
  const items = scene.legend?.items ?? [];
  expect(items.map(({ symbol, canToggle }) => [symbol, canToggle])).toEqual([
    ["square", true],
    ["square", true],
    ["square", true],
    ["dot", false],
    ["dot", false],
    ["dot", false],
  ]);
});
