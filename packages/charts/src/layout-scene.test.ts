import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "./fixtures/read-fixtures.ts";
import { layoutScene } from "./layout-scene.ts";
import { findDrawing } from "./types/find-drawing.ts";

const [fixture] = readFixtures();
if (!fixture) throw new Error("no fixtures");

test("one input has one scene, another input another", () => {
  const input = makeFixtureInput(fixture);
  const drawing = findDrawing(fixture.chartType);
  expect(layoutScene(drawing, input)).toBe(layoutScene(drawing, input));
  expect(layoutScene(drawing, { ...input, width: 400 }).width).toBe(400);
});

test("a drawing refuses charts of another type", () => {
  expect(() => layoutScene(findDrawing("pie"), makeFixtureInput(fixture))).toThrow(/of pie/);
});
