import { type GeoBox, widthOfGeoBox } from "@statelier/model";
import {
  geoAzimuthalEqualAreaRaw,
  geoConicEqualAreaRaw,
  geoEqualEarthRaw,
  geoMercatorRaw,
  type GeoRawProjection,
  geoRotation,
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

const centerOf = (box: GeoBox): readonly [number, number] => {
  const longitude = box[0] + widthOfGeoBox(box) / 2;
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
  const width = widthOfGeoBox(box);
  if (width > WORLD_WIDTH || box[3] - box[1] > WORLD_HEIGHT) {
    if (box[1] > POLAR || box[3] < -POLAR) return "polar";
    return width > CONE_WIDTH || box[1] * box[3] < 0 ? "world" : "conic";
  }
  return Math.abs(centerOf(box)[1]) > POLAR + 10 ? "polar" : "conic";
};

/** What is projected where, in radians, once the globe is turned so far, in degrees. */
type TurnedProjection = { raw: GeoRawProjection; turn: [longitude: number, latitude: number] };

const turnProjection = (box: GeoBox): TurnedProjection => {
  const [longitude, latitude] = centerOf(box);
  const name = nameProjection(box);
  // An oblique Mercator, as LV95 is but for the ellipsoid.
  if (name === "swiss") return { raw: geoMercatorRaw, turn: [-BERN[0], -BERN[1]] };
  if (name === "world")
    // Round a whole globe the Greenwich meridian is the middle; else the data are.
    return { raw: geoEqualEarthRaw, turn: [widthOfGeoBox(box) > GLOBE_WIDTH ? 0 : -longitude, 0] };
  if (name === "polar")
    return {
      raw: geoAzimuthalEqualAreaRaw,
      turn:
        widthOfGeoBox(box) > WORLD_WIDTH ? [0, Math.sign(latitude) * -90] : [-longitude, -latitude],
    };
  const third = (box[3] - box[1]) / 3;
  const most = TURN / widthOfGeoBox(box);
  const middle = Math.max(-most, Math.min(most, latitude));
  return {
    raw: geoConicEqualAreaRaw((middle - third) * RADIANS, (middle + third) * RADIANS),
    turn: [-longitude, 0],
  };
};

/** Where the plane of EPSG:3857 is as high as wide. */
const MOST_LATITUDE = 85.051_128_78;

/** EPSG:3857 in radians, as map services have it; around the antimeridian where data lie on both sides. */
export const webMercator = (box: GeoBox): MapProjection & { middle: number } => {
  const isSplit = box[0] > box[2] && widthOfGeoBox(box) <= GLOBE_WIDTH;
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

/** The projection for what lies within a box of degrees. What `geoProjection` does beside, to cut and to bend lines, would weigh 6 kB. */
export const chooseProjection = (box: GeoBox): MapProjection => {
  const { raw, turn } = turnProjection(box);
  const rotation = geoRotation(turn);
  const project: Project = (longitude, latitude) => {
    const [turned, height] = rotation([longitude, latitude]);
    const [x, y] = raw(turned * RADIANS, height * RADIANS);
    return [x, -y];
  };
  return {
    project,
    invert: (x, y) => {
      const found = raw.invert?.(x, -y);
      if (!found) return undefined;
      const [longitude, latitude] = rotation.invert([found[0] / RADIANS, found[1] / RADIANS]);
      const [x2, y2] = project(longitude, latitude);
      return Math.hypot(x2 - x, y2 - y) < SAME ? [longitude, latitude] : undefined;
    },
  };
};
