import type { Box, Point } from "../../scene/scene.ts";
import { boxOf, doTouch } from "./plane/box-of-rings.ts";
import type { PlacedShape, PlaneShape } from "./place-shapes.ts";

/** Areas that are smaller are drawn as one dot, in pixels; */
const LEAST_AREA = 4;
/** of larger ones islands that are smaller, */
const LEAST_ISLAND = 2;
/** where none is so large that it is looked at alone. */
const LARGE_ISLAND = 24;
const RADIUS = 2.5;
const CORNERS = 8;

type Part = { ring: Float64Array; box: Box };

const drawDot = ({ x, y }: Point): Part => {
  const corners = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = ((corner + 0.5) / CORNERS) * 2 * Math.PI;
    return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)];
  });
  return {
    ring: Float64Array.from(corners.flat()),
    box: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
  };
};

const sizeOf = ({ width, height }: Box): number => Math.max(width, height);

/** Islands that nobody would see are dots, where these lie on no neighbour and on no other island. */
export const growIslands = (placed: PlacedShape, { isAlone }: PlaneShape): PlacedShape => {
  if (!isAlone) return placed;
  const parts = placed.rings.map((ring): Part => ({ ring, box: boxOf([ring]) }));
  if (parts.some(({ box }) => sizeOf(box) >= LARGE_ISLAND)) return placed;
  const least = sizeOf(placed.box) < LEAST_AREA ? LEAST_AREA : LEAST_ISLAND;
  const [small, shown] = [
    parts.filter(({ box }) => sizeOf(box) < least),
    parts.filter(({ box }) => sizeOf(box) >= least),
  ];
  const middles = small.map(({ box: { x, y, width, height } }) => ({
    x: x + width / 2,
    y: y + height / 2,
  }));
  // The first one stands where the name of the area does.
  for (const dot of [placed.center, ...middles].map(drawDot))
    if (!shown.some(({ box }) => doTouch(box, dot.box))) shown.push(dot);
  const rings = shown.map(({ ring }) => ring);
  return { ...placed, rings, box: boxOf(rings) };
};
