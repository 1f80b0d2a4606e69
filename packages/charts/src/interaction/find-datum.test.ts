import { expect, test } from "vitest";
import { layoutFixture } from "../fixtures/draw-fixture.ts";
import { readFixture } from "../fixtures/read-fixtures.ts";
import { makeDatumFinder } from "./find-datum.ts";

test("MP54 a small island is meant some pixels beside it, too, where no other area is", () => {
  const scene = layoutFixture(readFixture("map", "islands"), { width: 640 });
  const find = makeDatumFinder(scene, () => []);
  const regions = scene.marks.flatMap((mark) => (mark.shape === "region" ? [mark] : []));
  const island = regions.find(({ datum }) => datum.categoryLabel === "Dominica")!;
  const { x, y, width, height } = island.datum.bounds;
  const beside = (away: number) => find({ x: x + width + away, y: y + height / 2 });
  expect(beside(2)).toBe(island.datum);
  expect(beside(20)).toBeUndefined();
});
