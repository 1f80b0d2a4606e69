import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../scene/chart-input.ts";
import { layoutBars } from "../types/bar/layout-bars.ts";
import { paintThumbnail } from "./paint-thumbnail.ts";
import { literalPaint } from "./literal-paint.ts";

const MAPS = ["world-both", "europe"];

test.each(MAPS)("a picture of a map shows its places, on land, without its keys: %s", (name) => {
  const paint = literalPaint("light");
  const scene = drawFixture("map", name, { width: 260, height: 200 });
  const { attrs, children } = paintThumbnail(scene, paint);
  const [left = 0, top = 0, width = 0, height = 0] = String(attrs["viewBox"])
    .split(" ")
    .map(Number);
  const places = scene.marks.flatMap((mark) => ("datum" in mark ? [mark.datum.bounds] : []));
  for (const { x, y, width: across, height: down } of places) {
    expect(x).toBeGreaterThanOrEqual(left - 0.1);
    expect(y).toBeGreaterThanOrEqual(top - 0.1);
    expect(x + across).toBeLessThanOrEqual(left + width + 0.1);
    expect(y + down).toBeLessThanOrEqual(top + height + 0.1);
  }
  expect(width).toBeLessThan(scene.plot.width / 2);
  const text = JSON.stringify(children);
  expect(text).toContain(`"fill":"${paint("land")}"`);
  expect(text).not.toContain('"class":"key"');
});

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
