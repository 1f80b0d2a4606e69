import type { ComponentId, Iri } from "./ids.ts";
import type { NamedLayer } from "./map-service.ts";

/**
 * Widths in pixels for which shapes are prepared: that of a drawing of all of them, zoom included. Few, so that
 * answers can be kept by their address. One country of the world alone takes the last.
 */
export const SHAPE_WIDTHS = [256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536] as const;

export type ShapeWidth = (typeof SHAPE_WIDTHS)[number];

/** The least width for which shapes are prepared that is enough for a drawing; the largest where none is. */
export const pickShapeWidth = (pixels: number): ShapeWidth =>
  SHAPE_WIDTHS.find((width) => width >= pixels) ?? 65_536;

/**
 * The area or the point of one value of a dimension; `id` is the value. Outer rings run clockwise, holes the other way. Of an
 * area of which parts lie overseas `near` is the number of its first rings that do not: these alone make the bounds of a map.
 */
export type Shape = { id: Iri } & (
  | { type: "Polygon"; arcs: number[][]; near?: undefined }
  | { type: "MultiPolygon"; arcs: number[][][]; near?: number }
  | { type: "Point"; coordinates: [x: number, y: number]; near?: undefined }
);

/** Shapes in degrees, longitude first, as TopoJSON: a border of two areas is one arc of both. */
export type ShapeTopology = {
  type: "Topology";
  /** West, south, east, north. */
  bbox: [number, number, number, number];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { shapes: { type: "GeometryCollection"; geometries: Shape[] } };
  arcs: [number, number][][];
};

/** West, south, east, north in degrees; the west lies east of the east where the antimeridian lies between them. */
export type GeoBox = readonly [west: number, south: number, east: number, north: number];

/** Degrees of longitude from the west of a box to its east. */
export const widthOfGeoBox = ([west, , east]: GeoBox): number =>
  west <= east ? east - west : east - west + 360;

/**
 * What lies around the areas of a dataset. Rings and lines are flat, `x`, `y` of the first point and then of each
 * next one as its distance from the one before, in steps as `transform` says (longitude first).
 */
export type BaseMap = {
  transform: ShapeTopology["transform"];
  land: number[][];
  /** Between countries. */
  borders: number[][];
  lakes: number[][];
};

/** The points of an arc in degrees. */
export const decodeArc = (
  arc: readonly (readonly [number, number])[],
  { scale, translate }: ShapeTopology["transform"],
): [number, number][] => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
};

const ringsOf = (shape: Shape): readonly number[][] => {
  if (shape.type === "Point") return [];
  return shape.type === "Polygon" ? shape.arcs : shape.arcs.flat();
};

/** The shortest span of longitudes over all spans: it leaves out the widest gap round the globe. West of it lies east of its east where the antimeridian is within it. */
export const joinSpans = (spans: readonly [number, number][]): [number, number] => {
  const sorted = spans.toSorted(([a], [b]) => a - b);
  const [first = [0, 0]] = sorted;
  let reached = first[0];
  let [gap, west, east] = [0, first[0], reached];
  for (const [from, to] of sorted) {
    if (from - reached > gap) [gap, west, east] = [from - reached, from, reached];
    reached = Math.max(reached, to);
  }
  const across = first[0] + 360 - reached;
  return across >= gap ? [first[0], reached] : [west, east];
};

/** The box around the shapes of some values, the smallest one round the globe; undefined where none has a shape. */
export const findShapeBox = (
  topology: ShapeTopology,
  wanted: (id: Iri) => boolean = () => true,
): GeoBox | undefined => {
  const { arcs, transform, objects } = topology;
  const shapes = objects.shapes.geometries.filter(({ id }) => wanted(id));
  const used = new Set(
    shapes.flatMap((shape) =>
      ringsOf(shape)
        .slice(0, shape.near)
        .flatMap((ring) => ring.map((arc) => (arc < 0 ? ~arc : arc))),
    ),
  );
  const spans: [number, number][] = [];
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const add = (points: readonly (readonly [number, number])[]): void => {
    let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [x, y] of points) {
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
    if (east >= west) spans.push([west, east]);
  };
  for (const arc of used) add(decodeArc(arcs[arc] ?? [], transform));
  for (const shape of shapes)
    if (shape.type === "Point") {
      const [x, y] = shape.coordinates;
      const { scale, translate } = transform;
      add([[x * scale[0] + translate[0], y * scale[1] + translate[1]]]);
    }
  if (spans.length === 0) return undefined;
  const [west, east] = joinSpans(spans);
  return [west, south, east, north];
};

/** The box around some boxes, of which one may lie across the antimeridian: then the smallest one round the globe. */
export const joinGeoBoxes = (boxes: readonly GeoBox[]): GeoBox | undefined => {
  if (boxes.length === 0) return undefined;
  const south = Math.min(...boxes.map((box) => box[1]));
  const north = Math.max(...boxes.map((box) => box[3]));
  if (boxes.every(([west, , east]) => west <= east)) {
    const west = Math.min(...boxes.map((box) => box[0]));
    return [west, south, Math.max(...boxes.map((box) => box[2])), north];
  }
  const spans = boxes.flatMap(([west, , east]): [number, number][] =>
    west <= east
      ? [[west, east]]
      : [
          [west, 180],
          [-180, east],
        ],
  );
  const [west, east] = joinSpans(spans);
  return [west, south, east, north];
};

/** What a map is drawn on. */
export type Geography = {
  /** Areas and points of the values of its dimensions; none of one whose values have no shape. */
  shapes: Readonly<Record<ComponentId, ShapeTopology>>;
  /** Absent where nothing has a shape. */
  base?: BaseMap;
  /** Of map services, in the author's order; absent where a map has none. */
  layers?: readonly NamedLayer[];
  /** Addresses of the services that have said nothing of theirs; absent where all have. */
  away?: readonly string[];
};

/** The shapes of some values alone, with the arcs that they need; the same object where all are wanted. */
export const pickShapes = (
  topology: ShapeTopology,
  isWanted: (id: Iri) => boolean,
): ShapeTopology => {
  const all = topology.objects.shapes.geometries;
  const wanted = all.filter(({ id }) => isWanted(id));
  if (wanted.length === all.length) return topology;
  const places = new Map<number, number>();
  const arcs: ShapeTopology["arcs"] = [];
  const take = (index: number): number => {
    const from = index < 0 ? ~index : index;
    const place = places.get(from) ?? arcs.push(topology.arcs[from] ?? []) - 1;
    places.set(from, place);
    return index < 0 ? ~place : place;
  };
  const takeRing = (ring: readonly number[]): number[] => ring.map(take);
  const geometries = wanted.map((shape): Shape => {
    if (shape.type === "Point") return shape;
    return shape.type === "Polygon"
      ? { ...shape, arcs: shape.arcs.map(takeRing) }
      : { ...shape, arcs: shape.arcs.map((polygon) => polygon.map(takeRing)) };
  });
  return { ...topology, arcs, objects: { shapes: { type: "GeometryCollection", geometries } } };
};
