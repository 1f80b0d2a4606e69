import { areApart } from "../../parts/text/keep-clear.ts";
import type { Box, Point, RegionMark, Rings } from "../../scene/scene.ts";

/** Points of a box at which one looks what lies under it. */
const COLUMNS = [0, 0.25, 0.5, 0.75, 1];
const ROWS = [0, 0.5, 1];

const samplesOf = ({ x, y, width, height }: Box): Point[] =>
  COLUMNS.flatMap((across) =>
    ROWS.map((down) => ({ x: x + across * width, y: y + down * height })),
  );

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** What lies in two rings is a hole. */
const holds = (rings: Rings, { x, y }: Point): boolean => {
  let isInside = false;
  for (const ring of rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at, at + 4);
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
    }
  return isInside;
};

const hasVertexIn = (rings: Rings, box: Box): boolean =>
  rings.some((ring) => {
    for (let at = 0; at + 1 < ring.length; at += 2)
      if (isIn(box, { x: ring[at] ?? 0, y: ring[at + 1] ?? 0 })) return true;
    return false;
  });

const boundsOf = (ring: Float64Array): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box around the largest part of an area. */
export const mainBounds = ({ datum, rings }: RegionMark): Box =>
  rings
    .map(boundsOf)
    .reduce<Box | undefined>(
      (most, box) => (most && most.width * most.height >= box.width * box.height ? most : box),
      undefined,
    ) ?? datum.bounds;

/** Whether an area lies under all of a box. */
export const carries = ({ datum, rings }: RegionMark, box: Box): boolean =>
  !areApart(datum.bounds, box) && samplesOf(box).every((point) => holds(rings, point));

/** Whether an area lies under a part of a box. */
export const touches = ({ datum, rings }: RegionMark, box: Box): boolean =>
  !areApart(datum.bounds, box) &&
  (samplesOf(box).some((point) => holds(rings, point)) || hasVertexIn(rings, box));
