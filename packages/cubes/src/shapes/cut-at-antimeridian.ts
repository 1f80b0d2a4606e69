import type { Position } from "geojson";

type Side = { isInside: (longitude: number) => boolean; shift: number };

const HALF_TURN = 180;

/** Lets longitudes run on beyond ±180° instead of jumping. */
export const unwrapRing = (ring: Position[]): Position[] => {
  let turns = 0;
  return ring.map(([x = 0, y = 0], index) => {
    const before = ring[index - 1]?.[0] ?? x;
    if (x - before > HALF_TURN) turns -= 1;
    if (before - x > HALF_TURN) turns += 1;
    return [x + turns * 2 * HALF_TURN, y];
  });
};

const cross = (
  [x = 0, y = 0]: Position,
  [nextX = 0, nextY = 0]: Position,
  at: number,
): Position => [at, y + ((nextY - y) * (at - x)) / (nextX - x)];

/** Keeps the part of an unwrapped ring on one side of a meridian (Sutherland and Hodgman). */
const clipRing = (ring: Position[], at: number, { isInside, shift }: Side): Position[] => {
  const open = ring.slice(0, -1);
  const kept = open.flatMap((point, index) => {
    const next = open[(index + 1) % open.length] ?? point;
    const [inside, nextInside] = [isInside(point[0] ?? 0), isInside(next[0] ?? 0)];
    return [...(inside ? [point] : []), ...(inside === nextInside ? [] : [cross(point, next, at)])];
  });
  const [first] = kept;
  return first === undefined ? [] : [...kept, first].map(([x = 0, y = 0]) => [x + shift, y]);
};

/** The parts of a polygon on either side of the 180th meridian, as RFC 7946 wants them; most polygons come back as they are. */
export const cutAtAntimeridian = (polygon: Position[][]): Position[][][] => {
  const rings = polygon.map(unwrapRing);
  const longitudes = rings.flat().map(([x = 0]) => x);
  const overEast = longitudes.some((x) => x > HALF_TURN);
  if (!overEast && !longitudes.some((x) => x < -HALF_TURN)) return [polygon];
  const at = overEast ? HALF_TURN : -HALF_TURN;
  const sides: Side[] = [
    { isInside: (x) => x <= at, shift: overEast ? 0 : 2 * HALF_TURN },
    { isInside: (x) => x > at, shift: overEast ? -2 * HALF_TURN : 0 },
  ];
  return sides
    .map((side) => rings.map((ring) => clipRing(ring, at, side)).filter((ring) => ring.length > 0))
    .filter((part) => part.length > 0);
};
