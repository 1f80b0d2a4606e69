import { expect, test } from "vitest";
import { layoutScene } from "../chart/layout-scene.ts";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import { asPlot } from "../scene/read-scene.ts";
import { findDrawing } from "../types/find-drawing.ts";
import { dropHiddenMarks } from "./drop-hidden-marks.ts";

const ring = (x: number, y: number): Float64Array =>
  new Float64Array([x, y, x + 10, y, x + 10, y + 10, x, y]);

test("rings of the base map that lie wholly beyond what a map shows are left out, others stay whole", () => {
  const fixture = readFixture("map", "cantons-locked");
  const scene = asPlot(layoutScene(findDrawing(fixture.config), makeFixtureInput(fixture)));
  if (!scene) throw new Error("A map is a plot.");
  const clip = { x: 0, y: 50, width: 100, height: 100 };
  const [above, left, inside, across] = [ring(20, 20), ring(-20, 60), ring(20, 60), ring(-5, 60)];
  const rings = [above, left, inside, across];
  const ground = { land: rings, borders: [above], lakes: [left] };
  expect(dropHiddenMarks({ ...scene, clip, ground }).ground).toEqual({
    land: [inside, across],
    borders: [],
    lakes: [],
  });
});
