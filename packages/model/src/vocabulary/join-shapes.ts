import { decodeArc, pickShapes, type Shape, type ShapeTopology } from "./shape-topology.ts";

type Transform = ShapeTopology["transform"];
type Point = readonly [number, number];

/** The finer steps of two, from the corner of both. */
const joinTransforms = (a: Transform, b: Transform): Transform => {
  const finer = (one: number, other: number): number => Math.min(one || other, other || one) || 1;
  return {
    scale: [finer(a.scale[0], b.scale[0]), finer(a.scale[1], b.scale[1])],
    translate: [Math.min(a.translate[0], b.translate[0]), Math.min(a.translate[1], b.translate[1])],
  };
};

/** Nothing is rounded over the antimeridian: it would stand on the other side of a map. */
const toSteps = ([x, y]: Point, { scale, translate }: Transform): [number, number] => [
  Math.min(Math.round((x - translate[0]) / scale[0]), Math.floor((180 - translate[0]) / scale[0])),
  Math.round((y - translate[1]) / scale[1]),
];

const encodeArc = (points: readonly Point[], transform: Transform): [number, number][] => {
  let [x, y] = [0, 0];
  return points.map((point) => {
    const [atX, atY] = toSteps(point, transform);
    const step: [number, number] = [atX - x, atY - y];
    [x, y] = [atX, atY];
    return step;
  });
};

/** The shapes in other steps, with the numbers of their arcs moved up by those that come before them. */
const rewrite = (
  { arcs, transform, objects }: ShapeTopology,
  to: Transform,
  before: number,
): Pick<ShapeTopology, "arcs"> & { geometries: Shape[] } => {
  const shift = (ring: readonly number[]): number[] =>
    ring.map((arc) => (arc < 0 ? arc - before : arc + before));
  const geometries = objects.shapes.geometries.map((shape): Shape => {
    if (shape.type === "Polygon") return { ...shape, arcs: shape.arcs.map(shift) };
    if (shape.type === "MultiPolygon")
      return { ...shape, arcs: shape.arcs.map((polygon) => polygon.map(shift)) };
    const [point] = decodeArc([shape.coordinates], transform);
    return { ...shape, coordinates: toSteps(point ?? [0, 0], to) };
  });
  return { arcs: arcs.map((arc) => encodeArc(decodeArc(arc, transform), to)), geometries };
};

const addShapes = (all: ShapeTopology, other: ShapeTopology): ShapeTopology => {
  const known = new Set(all.objects.shapes.geometries.map(({ id }) => id));
  const added = pickShapes(other, (id) => !known.has(id));
  if (added.objects.shapes.geometries.length === 0) return all;
  const transform = joinTransforms(all.transform, added.transform);
  const own = rewrite(all, transform, 0);
  const more = rewrite(added, transform, own.arcs.length);
  const geometries = [...own.geometries, ...more.geometries];
  const [west, south, east, north] = all.bbox;
  return {
    type: "Topology",
    bbox: [
      Math.min(west, other.bbox[0]),
      Math.min(south, other.bbox[1]),
      Math.max(east, other.bbox[2]),
      Math.max(north, other.bbox[3]),
    ],
    transform,
    objects: { shapes: { type: "GeometryCollection", geometries } },
    arcs: [...own.arcs, ...more.arcs],
  };
};

/** The shapes of several datasets, each value's once: of the first one that has it. Undefined where there are none. */
export const joinShapes = (topologies: readonly ShapeTopology[]): ShapeTopology | undefined => {
  const [first, ...others] = topologies;
  return first && others.reduce(addShapes, first);
};
