import { expect, test } from "vitest";
import { cutEdges } from "./cut-edges.ts";

const box = { x: 0, y: 10, width: 100, height: 20 };

test("a shape is cut where its edges cross the ends of a box, and keeps its slopes", () => {
  const pairs = [
    { upper: { x: 0, y: 20 }, lower: { x: 0, y: 30 }, name: "first" },
    { upper: { x: 10, y: 0 }, lower: { x: 10, y: 40 }, name: "last" },
  ];
  expect(cutEdges(pairs, box)).toEqual([
    { upper: { x: 0, y: 20 }, lower: { x: 0, y: 30 }, name: "first" },
    { upper: { x: 5, y: 10 }, lower: { x: 5, y: 30 } },
    { upper: { x: 10, y: 10 }, lower: { x: 10, y: 30 }, name: "last" },
  ]);
});

test("what lies wholly beyond a box has no height", () => {
  const pairs = [0, 10].map((x) => ({ upper: { x, y: 0 }, lower: { x, y: 5 } }));
  expect(cutEdges(pairs, box).map(({ upper, lower }) => lower.y - upper.y)).toEqual([0, 0]);
});
