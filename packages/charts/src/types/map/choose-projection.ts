import type { GeoBox } from "@statelier/model";
import {
  geoAzimuthalEqualArea,
  geoConicEqualArea,
  geoEqualEarth,
  geoMercator,
  type GeoProjection,
} from "d3-geo";

/** Longitude and latitude in degrees to a plane whose `y` grows downwards. */
export type Project = (longitude: number, latitude: number) => readonly [number, number];

/** A projection, and its way back: undefined beyond the globe. */
export type MapProjection = {
  project: Project;
  invert: (x: number, y: number) => readonly [longitude: number, latitude: number] | undefined;
};

export type ProjectionName = "swiss" | "world" | "polar" | "conic";

const SWITZERLAND: GeoBox = [5.8, 45.7, 10.6, 47.9];
/** The old observatory of Bern, where the Swiss grid touches the globe. */
const BERN = [7.439583, 46.952406] as const;

/** Boxes that are so many degrees wide, or high, are of the world. */
const WORLD_WIDTH = 150;
const WORLD_HEIGHT = 110;
/** Of one hemisphere they are drawn on a cone up to so many. */
const CONE_WIDTH = 240;
/** Its middle is as far from the equator as turns its sides some 60 degrees away from north, and no farther. */
const TURN = 7600;
/** Wider ones go round the globe. */
const GLOBE_WIDTH = 300;
/** Latitudes from which on a map shows a pole and its surroundings. */
const POLAR = 60;

const RADIANS = Math.PI / 180;

const widthOf = ([west, , east]: GeoBox): number =>
  west <= east ? east - west : east - west + 360;

const centerOf = (box: GeoBox): readonly [number, number] => {
  const longitude = box[0] + widthOf(box) / 2;
  return [longitude > 180 ? longitude - 360 : longitude, (box[1] + box[3]) / 2];
};

const isWithin = (box: GeoBox, outer: GeoBox): boolean =>
  box[0] <= box[2] &&
  box[0] >= outer[0] &&
  box[1] >= outer[1] &&
  box[2] <= outer[2] &&
  box[3] <= outer[3];

/** Swiss data lie as on Swiss maps; otherwise areas are seen in their true proportion, whatever they are areas of. */
export const nameProjection = (box: GeoBox): ProjectionName => {
  if (isWithin(box, SWITZERLAND)) return "swiss";
  const width = widthOf(box);
  if (width > WORLD_WIDTH || box[3] - box[1] > WORLD_HEIGHT) {
    if (box[1] > POLAR || box[3] < -POLAR) return "polar";
    return width > CONE_WIDTH || box[1] * box[3] < 0 ? "world" : "conic";
  }
  return Math.abs(centerOf(box)[1]) > POLAR + 10 ? "polar" : "conic";
};

const makeProjection = (box: GeoBox): GeoProjection => {
  const [longitude, latitude] = centerOf(box);
  const name = nameProjection(box);
  // An oblique Mercator, as LV95 is but for the ellipsoid.
  if (name === "swiss") return geoMercator().rotate([-BERN[0], -BERN[1]]);
  if (name === "world")
    // Round a whole globe the Greenwich meridian is the middle; else the data are.
    return geoEqualEarth().rotate([widthOf(box) > GLOBE_WIDTH ? 0 : -longitude, 0]);
  if (name === "polar")
    return geoAzimuthalEqualArea().rotate([
      widthOf(box) > WORLD_WIDTH ? 0 : -longitude,
      widthOf(box) > WORLD_WIDTH ? Math.sign(latitude) * -90 : -latitude,
    ]);
  const third = (box[3] - box[1]) / 3;
  const most = TURN / widthOf(box);
  const middle = Math.max(-most, Math.min(most, latitude));
  return geoConicEqualArea()
    .rotate([-longitude, 0])
    .parallels([middle - third, middle + third]);
};

/** Where the plane of EPSG:3857 is as high as wide. */
const MOST_LATITUDE = 85.051_128_78;

/** EPSG:3857 in radians, as map services have it; around the antimeridian where data lie on both sides. */
export const webMercator = (box: GeoBox): MapProjection & { middle: number } => {
  const isSplit = box[0] > box[2] && widthOf(box) <= GLOBE_WIDTH;
  const middle = isSplit ? centerOf(box)[0] : 0;
  // Round Greenwich what runs on beyond the antimeridian is cut at the frame, and does not come back on the other side.
  const wrap = (longitude: number): number => {
    if (middle === 0 || Math.abs(longitude) <= 180) return longitude;
    return longitude - Math.sign(longitude) * 360;
  };
  return {
    middle: middle * RADIANS,
    project: (longitude, latitude) => {
      const within = Math.min(MOST_LATITUDE, Math.max(-MOST_LATITUDE, latitude));
      return [wrap(longitude - middle) * RADIANS, -Math.asinh(Math.tan(within * RADIANS))];
    },
    invert: (x, y) =>
      Math.abs(x) > Math.PI
        ? undefined
        : [wrap(x / RADIANS + middle), Math.atan(Math.sinh(-y)) / RADIANS],
  };
};

/** On a plane in radians: what is farther from where it would be projected to lies beyond the globe. */
const SAME = 1e-6;

/** The projection for what lies within a box of degrees. */
export const chooseProjection = (box: GeoBox): MapProjection => {
  const projection = makeProjection(box).scale(1).translate([0, 0]);
  return {
    project: (longitude, latitude) => projection([longitude, latitude]) ?? [Number.NaN, Number.NaN],
    invert: (x, y) => {
      const found = projection.invert?.([x, y]);
      const [x2 = Number.NaN, y2 = Number.NaN] = (found && projection(found)) ?? [];
      return found && Math.hypot(x2 - x, y2 - y) < SAME ? found : undefined;
    },
  };
};
