import { expect, test } from "vitest";
import { joinAtAntimeridian } from "./join-at-antimeridian.ts";

const spanOf = (ring: readonly (readonly number[])[]): [number, number] => {
  const xs = ring.map(([x = 0]) => x);
  return [Math.min(...xs), Math.max(...xs)];
};

const WEST = [
  [170, 60],
  [180, 60],
  [180, 70],
  [170, 70],
  [170, 60],
];
const EAST = [
  [-180, 60],
  [-170, 60],
  [-170, 70],
  [-180, 70],
  [-180, 60],
];

test("MP51 halves on either side of the antimeridian are one ring, whatever lies between them in the file", () => {
  const inside = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const [whole, ring, ...others] = joinAtAntimeridian([WEST, inside, EAST]);
  expect([whole, others]).toEqual([inside, []]);
  expect(spanOf(ring!)[1] - spanOf(ring!)[0]).toBe(20);
  expect(ring!.at(-1)).toEqual(ring![0]);
});

test("MP51 each half is joined to its own", () => {
  const move = (ring: number[][], by: number) => ring.map(([x = 0, y = 0]) => [x, y + by]);
  const rings = joinAtAntimeridian([WEST, move(WEST, -20), move(EAST, -20), EAST]);
  const heights = rings.map((ring) => {
    const ys = ring.map(([, y = 0]) => y);
    return [Math.min(...ys), Math.max(...ys)];
  });
  expect(heights.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [40, 50],
    [60, 70],
  ]);
});

test("MP51 a ring round a pole is closed there", () => {
  const coast = [-180, -90, 0, 90, 180].map((x) => [x, -70]);
  const [ring] = joinAtAntimeridian([[...coast, [180, -90], [-180, -90], [-180, -70]]]);
  expect(spanOf(ring!)).toEqual([-180, 180]);
  expect(ring!.filter(([, y]) => y === -90)).toHaveLength(2);
});
