/** South-west and north-east corner in degrees, longitude before latitude. */
type Corners = readonly [
  southWest: readonly [longitude: number, latitude: number],
  northEast: readonly [longitude: number, latitude: number],
];

/** Degrees, some ten metres: what is smaller is a point to a drawing. */
const LEAST = 1e-4;

/** Whether it is a part of the globe, which may lie over the antimeridian. */
export const isValidBox = ([[west, south], [east, north]]: Corners): boolean =>
  Math.max(Math.abs(west), Math.abs(east)) <= 180 &&
  Math.max(Math.abs(south), Math.abs(north)) <= 90 &&
  north - south >= LEAST &&
  (west <= east ? east - west : east - west + 360) >= LEAST;
