import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import { layoutScene } from "./layout-scene.ts";
import { findDrawing } from "../types/find-drawing.ts";

test("a drawing refuses charts of another type", () => {
  expect(() =>
    layoutScene(
      findDrawing({ chartType: "pie" }),
      makeFixtureInput(readFixture("column", "years-single")),
    ),
  ).toThrow(/of pie/);
});
