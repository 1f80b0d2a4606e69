import { expect, test } from "vitest";
import { canMove, DIRECTIONS, panExtent } from "./pan-extent.ts";

const home = { x: 0, y: 100, width: 1000, height: 500 };
const at = (x: number, y: number) => ({ home, shown: { x, y, width: 200, height: 100 } });

test("an enlarged map moves by part of what it shows, in each direction, as large as before", () => {
  const moved = DIRECTIONS.map((direction) => panExtent(at(400, 300), direction));
  expect(moved).toEqual([
    { x: 400, y: 260, width: 200, height: 100 },
    { x: 320, y: 300, width: 200, height: 100 },
    { x: 480, y: 300, width: 200, height: 100 },
    { x: 400, y: 340, width: 200, height: 100 },
  ]);
});

test("it stays within what is shown at rest, and cannot move at its edges", () => {
  const corner = at(0, 500);
  expect(panExtent(corner, "left")).toEqual(corner.shown);
  expect(panExtent(at(30, 480), "down")).toEqual({ x: 30, y: 500, width: 200, height: 100 });
  expect(DIRECTIONS.filter((direction) => canMove(corner, direction))).toEqual(["up", "right"]);
  expect(DIRECTIONS.filter((direction) => canMove({ home, shown: home }, direction))).toEqual([]);
});
