import { expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
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
