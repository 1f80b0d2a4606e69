import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../scene/chart-input.ts";
import { layoutBars } from "../types/bar/layout-bars.ts";
import { paintThumbnail } from "./paint-thumbnail.ts";
import { literalPaint } from "./resolve-paint.ts";

test("a picture of a long list ends with the longest of the rows that it shows", () => {
  const input = makeFixtureInput(readFixture("bar", "categories-200")) as ChartInputOf<"bar">;
  const scene = layoutBars({ ...input, width: 260, height: 200 });
  const { x, y, width, height } = scene.plot;
  expect(height).toBeGreaterThan(1.2 * width);
  const marks = scene.marks.map((mark) =>
    mark.shape === "rect" && mark.box.y < y + 0.66 * width
      ? { ...mark, box: { ...mark.box, width: width / 4 } }
      : mark,
  );
  const { attrs } = paintThumbnail({ ...scene, marks }, literalPaint("light"));
  const [left = 0, , across = 0] = String(attrs["viewBox"]).split(" ").map(Number);
  expect(left + across).toBeCloseTo(x + width / 4 + 4, 1);
});
