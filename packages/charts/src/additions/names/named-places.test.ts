import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import { asNamed } from "./leaders.ts";
import { makeName } from "./name-places.ts";
import { NamedPlaces } from "./named-places.ts";

/** How many names of a square plot are looked at to find room for one more, where so many stand on each side. */
const countLooks = (side: number): number => {
  const step = 60;
  const plot = { x: 0, y: 0, width: side * step, height: side * step };
  const places = new NamedPlaces(plot, []);
  const nameAt = (column: number, row: number) =>
    asNamed(
      makeName(["Bern"], { x: (column + 0.5) * step, y: (row + 0.5) * step, anchor: "middle" }),
    );
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const name = nameAt(column, row);
      expect(places.isFree(name)).toBe(true);
      places.add(name);
      expect(places.isFree(name)).toBe(false);
    }
  return places.looks / side ** 2;
};

test("MP8 a name is compared with those near it, however many there are", () => {
  expect(countLooks(30)).toBeLessThan(1.2 * countLooks(6));
  expect(countLooks(30)).toBeLessThan(20);
});

test("a grid finds what lies at a box across its cells and its edges, and nothing for a box outside", () => {
  const plot = { x: 10, y: 20, width: 100, height: 90 };
  const large = { x: -500, y: -500, width: 2000, height: 2000 };
  const small = { x: 95, y: 95, width: 5, height: 5 };
  const grid = new BoxGrid(plot, [
    [large, "large"],
    [small, "small"],
  ]);
  const at = (x: number, y: number) => ({ x, y, width: 4, height: 4 });
  expect(grid.some(at(97, 97), (name) => name === "small")).toBe(true);
  expect(grid.some(at(12, 22), (name) => name === "small")).toBe(false);
  expect(grid.findAt(at(97, 97), () => true)).toBe("large");
  expect(grid.some(at(200, 30), () => true)).toBe(false);
});

test("MP8 of 250 named municipalities those with room are named, none on another", () => {
  const [dimension] = readFixture("map", "municipalities").components.dimensions;
  const chosen = dimension!.values.slice(0, 250).map(({ value }) => value);
  const { texts } = drawFixture("map", "municipalities", {
    width: 1200,
    change: (config) =>
      Object.assign(config, { extensions: { pointLabels: { [dimension!.id]: chosen } } }),
  });
  const boxes = texts.filter(({ role }) => role === "value").map(textBox);
  expect(boxes).toHaveLength(22);
  boxes.forEach((box, index) =>
    expect(boxes.slice(index + 1).every((other) => areApart(box, other))).toBe(true),
  );
}, 60_000);
