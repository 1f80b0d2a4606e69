import { type GeoBox, widthOfGeoBox } from "@statelier/model";
import type { Box, Point } from "../../../scene/scene.ts";
import { boxOf } from "./box-of-rings.ts";
import type { MapProjection } from "./choose-projection.ts";

export type BoxConversion = {
  /** The part of the plane that a box of degrees takes. */
  boxOf: (box: GeoBox) => Box;
  /** The box of degrees that takes a part of the plane; one that reaches beyond the globe ends with it. */
  boundsOf: (part: Box) => GeoBox;
};

/** Points on each side of a box: its sides are bent. */
const STEPS = 8;

const projectBox =
  ({ project }: MapProjection): BoxConversion["boxOf"] =>
  (box) => {
    const [west, south, , north] = box;
    const width = widthOfGeoBox(box);
    const points = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).flatMap((share) => {
      const [x, y] = [west + width * share, south + (north - south) * share];
      return [project(x, south), project(x, north), project(west, y), project(west + width, y)];
    });
    return boxOf([Float64Array.from(points.flatMap(([x, y]) => [x, y]))]);
  };

const WHOLE: GeoBox = [-180, -90, 180, 90];

/** Halvings of the way to a side that lies beyond the globe. */
const HALVINGS = 24;

/** The degrees of a point; beyond the globe those of its edge on the way from one that is on it. */
const invertToward = (
  invert: MapProjection["invert"],
  from: Point,
  to: Point,
): readonly [number, number] | undefined => {
  let found = invert(to.x, to.y);
  if (found) return found;
  let [near, far] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const share = (near + far) / 2;
    const at = invert(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    if (at) [near, found] = [share, at];
    else far = share;
  }
  return found;
};

/** From the middles of the sides. */
const invertMiddles = (
  { invert }: MapProjection,
  { x, y, width, height }: Box,
): GeoBox | undefined => {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const [west, south, east, north] = [
    { ...middle, x },
    { ...middle, y: y + height },
    { ...middle, x: x + width },
    { ...middle, y },
  ].map((side) => invertToward(invert, middle, side));
  return west && south && east && north ? [west[0], south[1], east[0], north[1]] : undefined;
};

/** Tries until the sides of a box, which are bent, reach as far as the part does. */
const TRIES = 12;

const invertBox = (projection: MapProjection): BoxConversion["boundsOf"] => {
  const toBox = projectBox(projection);
  return (part) => {
    let tried = part;
    let bounds = WHOLE;
    for (let count = 0; count < TRIES; count += 1) {
      const found = invertMiddles(projection, tried);
      if (!found) return bounds;
      bounds = found;
      const reached = toBox(bounds);
      tried = {
        x: tried.x + part.x - reached.x,
        y: tried.y + part.y - reached.y,
        width: Math.max(0, tried.width + part.width - reached.width),
        height: Math.max(0, tried.height + part.height - reached.height),
      };
    }
    return bounds;
  };
};

/** Between parts of the plane of a projection and boxes of degrees. */
export const convertBoxes = (projection: MapProjection): BoxConversion => ({
  boxOf: projectBox(projection),
  boundsOf: invertBox(projection),
});
