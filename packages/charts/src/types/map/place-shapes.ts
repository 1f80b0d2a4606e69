import {
  type BaseMap,
  findShapeBox,
  type GeoBox,
  joinGeoBoxes,
  type Geography,
  type ShapeTopology,
} from "@statelier/model";
import type { Box, Point, Rings, SceneGround } from "../../scene/scene.ts";
import { boxOf } from "./plane/box-of-rings.ts";
import { type BoxConversion, convertBoxes } from "./plane/convert-boxes.ts";
import { projectLine } from "./plane/project-line.ts";
import { rememberLast } from "./remember-last.ts";
import { weightsOf } from "./plane/simplify-line.ts";
import { stitchRings } from "./plane/stitch-rings.ts";
import {
  chooseProjection,
  type MapProjection,
  type Project,
  webMercator,
} from "./plane/choose-projection.ts";

type Arcs = readonly Float64Array[];

/** A shape on the plane of a projection. Its rings name their arcs: neighbours share them. */
export type PlaneShape = {
  rings: readonly (readonly number[])[];
  center: Point;
  /** Around what of it does not lie overseas. */
  box: Box;
  /** It borders on no other shape. */
  isAlone: boolean;
};

/** The shapes of one dimension on the plane. */
export type ShapePlane = { arcs: Arcs; shapes: ReadonlyMap<string, PlaneShape> };

/** A shape on the drawing. */
export type PlacedShape = { rings: Rings; center: Point; box: Box };

/** Twice the area within a ring, positive where it runs clockwise on a screen, and its centre of mass. */
const weigh = (ring: Float64Array): { size: number; center: Point } => {
  let [size, x, y] = [0, 0, 0];
  const [x0 = 0, y0 = 0] = ring;
  for (let at = 0; at + 3 < ring.length; at += 2) {
    // Round the first point, so that digits are not lost far from the origin.
    const [ax, ay] = [(ring[at] ?? 0) - x0, (ring[at + 1] ?? 0) - y0];
    const [bx, by] = [(ring[at + 2] ?? 0) - x0, (ring[at + 3] ?? 0) - y0];
    const cross = ax * by - bx * ay;
    size += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return size === 0
    ? { size, center: { x: x0, y: y0 } }
    : { size, center: { x: x0 + x / (3 * size), y: y0 + y / (3 * size) } };
};

/** The middle of the largest part of an area. */
const centerOf = (rings: Rings): Point => {
  let [most, center] = [-1, { x: 0, y: 0 }];
  for (const ring of rings) {
    const weighed = weigh(ring);
    if (Math.abs(weighed.size) > most) [most, center] = [Math.abs(weighed.size), weighed.center];
  }
  return center;
};

type Transform = ShapeTopology["transform"];

const decodeArc = (
  arc: ShapeTopology["arcs"][number],
  { scale, translate }: Transform,
): Float64Array => {
  const degrees = new Float64Array(arc.length * 2);
  let [x, y] = [0, 0];
  for (const [index, [dx, dy]] of arc.entries()) {
    x += dx;
    y += dy;
    degrees[index * 2] = x * scale[0] + translate[0];
    degrees[index * 2 + 1] = y * scale[1] + translate[1];
  }
  return degrees;
};

/** Whether a line lies along the antimeridian, or along a pole, within a step of its points. */
const isAlongCut = (degrees: Float64Array, { scale }: Transform): boolean => {
  for (let at = 0; at < degrees.length; at += 2) {
    const [x, y] = [Math.abs(degrees[at] ?? 0), Math.abs(degrees[at + 1] ?? 0)];
    if (180 - x > scale[0] && 90 - y > scale[1]) return false;
  }
  return true;
};

const joinArcs = (ring: readonly number[], arcs: Arcs): Float64Array => {
  const arcOf = (index: number) => arcs[index < 0 ? ~index : index];
  // An arc begins where the last one ended.
  let length = 2;
  for (const index of ring) length += Math.max(2, arcOf(index)?.length ?? 2) - 2;
  const joined = new Float64Array(length);
  let to = 0;
  for (const index of ring) {
    const arc = arcOf(index);
    // One that lies beyond the edge of the plane is empty.
    if (!arc?.length) continue;
    const end = arc.length - 2;
    for (let at = 0; at <= end; at += 2) {
      const from = index < 0 ? end - at : at;
      joined[to] = arc[from] ?? 0;
      joined[to + 1] = arc[from + 1] ?? 0;
      to += 2;
    }
    to -= 2;
  }
  return joined;
};

/** Of each arc how many rings run along it. */
const countArcs = ({ arcs, objects }: ShapeTopology): Uint16Array => {
  const counts = new Uint16Array(arcs.length);
  const count = (index: number): void => {
    const arc = index < 0 ? ~index : index;
    counts[arc] = (counts[arc] ?? 0) + 1;
  };
  for (const shape of objects.shapes.geometries)
    if (shape.type === "Polygon") shape.arcs.flat().forEach(count);
    else if (shape.type === "MultiPolygon") shape.arcs.flat(2).forEach(count);
  return counts;
};

/** The rings of each shape as one, where a map runs on over the antimeridian at which they are cut. */
const joinCutRings = (
  rings: PlaneShape["rings"],
  arcs: Arcs,
  cuts: ReadonlySet<number>,
): PlaneShape["rings"] =>
  cuts.size === 0
    ? rings
    : stitchRings(
        rings,
        (index) => cuts.has(index < 0 ? ~index : index),
        (index, next) => {
          const [from, to] = [joinArcs([index], arcs), joinArcs([next], arcs)];
          const [x = 0, y = 0] = from.subarray(-2);
          return Math.hypot(x - (to[0] ?? 0), y - (to[1] ?? 0));
        },
      );

const projectShapes = (
  topology: ShapeTopology,
  { project, runsOn }: { project: Project; runsOn: boolean },
): ShapePlane => {
  const { transform } = topology;
  const { scale, translate } = transform;
  const degrees = topology.arcs.map((arc) => decodeArc(arc, transform));
  const arcs = degrees.map((line) => projectLine(line, project));
  const cuts = new Set(
    runsOn ? degrees.flatMap((line, at) => (isAlongCut(line, transform) ? at : [])) : [],
  );
  const counts = countArcs(topology);
  const shapes = new Map(
    topology.objects.shapes.geometries.map((shape): [string, PlaneShape] => {
      if (shape.type === "Point") {
        const [x, y] = shape.coordinates;
        const [px, py] = project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
        const center = { x: px, y: py };
        const box = { ...center, width: 0, height: 0 };
        return [shape.id, { rings: [], center, box, isAlone: true }];
      }
      const rings = shape.type === "Polygon" ? shape.arcs : shape.arcs.flat();
      const joined = rings.map((ring) => joinArcs(ring, arcs));
      const isAlone = rings.every((ring) =>
        ring.every((index) => counts[index < 0 ? ~index : index] === 1),
      );
      return [
        shape.id,
        {
          rings: joinCutRings(rings, arcs, cuts),
          center: centerOf(joined),
          box: boxOf(joined.slice(0, shape.near)),
          isAlone,
        },
      ];
    }),
  );
  return { arcs, shapes };
};

const projectLines = (
  lines: readonly (readonly number[])[],
  { scale, translate }: BaseMap["transform"],
  project: Project,
): Rings =>
  lines.map((line) => {
    const degrees = new Float64Array(line.length);
    let [x, y] = [0, 0];
    for (let at = 0; at < line.length; at += 2) {
      x += line[at] ?? 0;
      y += line[at + 1] ?? 0;
      degrees[at] = x * scale[0] + translate[0];
      degrees[at + 1] = y * scale[1] + translate[1];
    }
    return projectLine(degrees, project);
  });

const projectGround = (
  { land, borders, lakes, transform }: BaseMap,
  project: Project,
): SceneGround => ({
  land: projectLines(land, transform, project),
  borders: projectLines(borders, transform, project),
  lakes: projectLines(lakes, transform, project),
});

/** Everything of a geography on the plane of its projection. */
export type GeographyPlane = BoxConversion & {
  shapes: ReadonlyMap<string, ShapePlane>;
  ground?: SceneGround;
  /** Of EPSG:3857 its middle, where that is not Greenwich. */
  middle?: number;
};

/** In radians, much less than the width of a map. */
const NEAR = 0.1;

/** Whether what lies on either side of the antimeridian lies together on the plane. */
const doesRunOn = (project: Project, [, south, , north]: GeoBox): boolean => {
  const middle = (south + north) / 2;
  const [east, west] = [project(179.9, middle), project(-179.9, middle)];
  return Math.hypot(east[0] - west[0], east[1] - west[1]) < NEAR;
};

const boxes = rememberLast<ShapeTopology, GeoBox | undefined>();
const shapesOnPlane = rememberLast<ShapeTopology, ShapePlane>();
const groundOnPlane = rememberLast<BaseMap, SceneGround>();

/**
 * Everything of a geography as suits it, or in the projection of map services. Its parts are measured and projected once, however
 * often they are drawn.
 */
export const projectGeography = (
  { shapes, base }: Geography,
  isWebMercator = false,
): GeographyPlane => {
  const entries = Object.entries(shapes);
  const box = joinGeoBoxes(
    entries
      .map(([, topology]) => boxes(topology, "", () => findShapeBox(topology)))
      .filter((each) => each !== undefined),
  );
  const around = box ?? [-180, -90, 180, 90];
  const { project, invert, middle }: MapProjection & { middle?: number } = isWebMercator
    ? webMercator(around)
    : chooseProjection(around);
  const name = JSON.stringify([isWebMercator, ...around]);
  const runsOn = doesRunOn(project, around);
  return {
    ...convertBoxes({ project, invert }),
    ...(middle ? { middle } : {}),
    shapes: new Map(
      entries.map(([id, topology]) => [
        id,
        shapesOnPlane(topology, name, () => projectShapes(topology, { project, runsOn })),
      ]),
    ),
    ...(base && { ground: groundOnPlane(base, name, () => projectGround(base, project)) }),
  };
};

/** How a plane lies on a drawing: pixels for one unit, and where its origin stands. */
export type Placing = { scale: number; x: number; y: number };

/** The largest placing that shows all of `extent` in `room`, in its middle. */
export const fitExtent = (extent: Box, room: Box): Placing => {
  const scale = Math.min(
    room.width / Math.max(extent.width, Number.MIN_VALUE),
    room.height / Math.max(extent.height, Number.MIN_VALUE),
  );
  return {
    scale,
    x: room.x + (room.width - extent.width * scale) / 2 - extent.x * scale,
    y: room.y + (room.height - extent.height * scale) / 2 - extent.y * scale,
  };
};

/** The part of the plane that fills a box of the drawing. */
export const findPlaneBox = (
  { x, y, width, height }: Box,
  { scale, x: left, y: top }: Placing,
): Box => ({
  x: (x - left) / scale,
  y: (y - top) / scale,
  width: width / scale,
  height: height / scale,
});

/** Pixels by which a line may run beside where it should. */
const FINE = 0.2;
/** Where there are so many points that areas are small, and what their texts weigh is felt. */
const COARSE = 1;
const MOST_FINE = 12_000;
/** Positions in one pixel, of coarse lines. */
const COARSE_STEPS = 2;

/** How exactly lines are drawn: pixels. */
type Precision = { tolerance: number; round: (value: number) => number };

const choosePrecision = (weights: Rings, { scale }: Placing): Precision => {
  let count = 0;
  for (const line of weights)
    for (const weight of line)
      if (weight * scale > FINE && ++count > MOST_FINE)
        return {
          tolerance: COARSE,
          round: (value) => Math.round(value * COARSE_STEPS) / COARSE_STEPS,
        };
  return { tolerance: FINE, round: (value) => value };
};

/** Lines on the drawing, without the points that nobody misses; their ends stay. */
export const placeLines = (lines: Rings, placing: Placing): Rings => {
  const { scale, x, y } = placing;
  const weights = weightsOf(lines);
  const { tolerance, round } = choosePrecision(weights, placing);
  const least = tolerance / scale;
  return lines.map((line, index) => {
    const own = weights[index] ?? new Float64Array();
    let count = 0;
    for (const weight of own) if (weight >= least) count += 1;
    const placed = new Float64Array(2 * count);
    let to = 0;
    for (let at = 0; to < placed.length; at += 1) {
      if ((own[at] ?? 0) < least) continue;
      placed[to] = round((line[2 * at] ?? 0) * scale + x);
      placed[to + 1] = round((line[2 * at + 1] ?? 0) * scale + y);
      to += 2;
    }
    return placed;
  });
};

export const placePoint = (point: Point, { scale, x, y }: Placing): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

type PlaceShape = (shape: PlaneShape) => PlacedShape;

const makePlacer = (arcs: Arcs, placing: Placing): PlaceShape => {
  const placed = placeLines(arcs, placing);
  const known = new Map<PlaneShape, PlacedShape>();
  return (shape) => {
    const { rings, center, box } = shape;
    let found = known.get(shape);
    if (!found) {
      found = {
        rings: rings.map((ring) => joinArcs(ring, placed)),
        center: placePoint(center, placing),
        box: {
          ...placePoint(box, placing),
          width: box.width * placing.scale,
          height: box.height * placing.scale,
        },
      };
      known.set(shape, found);
    }
    return found;
  };
};

const placers = rememberLast<Arcs, PlaceShape>();

/** Places the shapes of a dimension on a drawing, once for drawings of one size; a border that two of them share is placed once. */
export const makeShapePlacer = ({ arcs }: Pick<ShapePlane, "arcs">, placing: Placing): PlaceShape =>
  placers(arcs, JSON.stringify(placing), () => makePlacer(arcs, placing));
