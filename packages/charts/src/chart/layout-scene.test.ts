import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { layoutScene } from "./layout-scene.ts";
import { findDrawing } from "../types/find-drawing.ts";

const [fixture] = readFixtures();
if (!fixture) throw new Error("no fixtures");

test("a drawing refuses charts of another type", () => {
  expect(() => layoutScene(findDrawing("pie"), makeFixtureInput(fixture))).toThrow(/of pie/);
});
