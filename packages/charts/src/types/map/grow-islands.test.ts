import { expect, test } from "vitest";
import type { Box } from "../../scene/scene.ts";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { boxOf } from "./plane/box-of-rings.ts";
import { growIslands } from "./grow-islands.ts";

const square = (x: number, y: number, size: number): Float64Array =>
  Float64Array.of(x, y, x + size, y, x + size, y + size, x, y + size, x, y);

const grow = (rings: Float64Array[], isAlone = true) => {
  const placed = { rings, center: { x: rings[0]![0]!, y: rings[0]![1]! }, box: boxOf(rings) };
  return growIslands(placed, { rings: [], center: placed.center, box: placed.box, isAlone });
};

const widths = ({ rings }: { rings: readonly Float64Array[] }): number[] =>
  rings.map((ring) => Math.round(boxOf([ring]).width));

test("MP50 an area of specks has dots, however large what they take together is", () => {
  const grown = grow([square(0, 0, 0.4), square(0, 200, 0.2), square(40, 100, 0.01)]);
  expect(widths(grown)).toEqual([5, 5, 5]);
  expect(grown.box.height).toBeGreaterThan(200);
});

test("MP50 dots lie on no other dot and on no island that is seen", () => {
  expect(widths(grow([square(0, 0, 0.4), square(3, 0, 0.4), square(30, 0, 0.4)]))).toEqual([5, 5]);
  expect(widths(grow([square(0, 0, 6), square(7, 0, 1), square(30, 0, 1)]))).toEqual([6, 5]);
});

test("MP50 islands of an atoll have dots beside its largest one, which is no mainland", () => {
  expect(widths(grow([square(0, 0, 20), square(60, 0, 0.5), square(0, 90, 0.5)]))).toEqual([
    20, 5, 5,
  ]);
});

test("MP50 an area too small to be seen is one dot", () => {
  const { box, rings } = grow([square(10, 10, 2), square(13, 13, 0.5)]);
  expect(rings).toHaveLength(1);
  expect(box satisfies Box).toMatchObject({ width: expect.closeTo(4.6, 0) as number });
});

test("MP50 islands beside a large one, and areas with neighbours, stay as they are", () => {
  const rings = [square(0, 0, 24), square(60, 0, 0.5)];
  expect(grow(rings).rings).toBe(rings);
  const small = [square(0, 0, 1)];
  expect(grow(small, false).rings).toBe(small);
});

test("MP50 thin islands have lines of their own colour, of which a border would leave nothing", () => {
  const regions = layoutFixture(readFixture("map", "world-life")).marks.flatMap((mark) =>
    mark.shape === "region" ? [mark] : [],
  );
  const named = (label: string) => regions.find(({ datum }) => datum.categoryLabel === label)!;
  const { outline, border, color } = named("Jamaica");
  expect([outline, border]).toEqual([color, 1]);
  expect(named("Australia").border).not.toBe(1);
});
