import { topology } from "topojson-server";
import { planarTriangleArea, presimplify } from "topojson-simplify";

import { deriveTurn, drawCell, type Point } from "./ring-turn.ts";
import { type Grid, toCell, toCells, type ValueGeometry } from "./shape-grid.ts";

/** A point on the grid, and how much its arc would lose with it. */
export type WeighedPoint = [x: number, y: number, weight: number];

/** Of each ring its arcs; `~n` is arc n backwards. */
export type GridShape =
  | { value: string; type: "area"; polygons: number[][][] }
  | { value: string; type: "point"; point: Point };

export type WeighedTopology = { grid: Grid; arcs: WeighedPoint[][]; shapes: GridShape[] };

const FEWEST_POINTS = 4;

/** As TopoJSON wants them: the outer ring clockwise, holes the other way. */
const turnRings = (rings: readonly Point[][]): Point[][] =>
  rings
    .filter((ring) => ring.length >= FEWEST_POINTS && deriveTurn(ring) !== 0)
    .map((ring, index) => (deriveTurn(ring) < 0 === (index === 0) ? ring : ring.toReversed()));

type Geojson =
  | { type: "Point"; coordinates: number[] }
  | { type: "MultiPolygon"; coordinates: number[][][][] };

const toGeojson = (grid: Grid, { geometry }: ValueGeometry): Geojson => {
  if (geometry.type === "point")
    return { type: "Point", coordinates: [...toCell(grid, ...geometry.point)] };
  const polygons = geometry.polygons.flatMap(([outer, ...holes]) => {
    const [first] = turnRings(outer ? [toCells(grid, outer)] : []);
    return first ? [turnRings([first, ...holes.map((hole) => toCells(grid, hole))])] : [];
  });
  const [x = 0, y = 0] = geometry.polygons[0]?.[0] ?? [];
  const all = polygons.length > 0 ? polygons : [[drawCell(toCell(grid, x, y))]];
  return {
    type: "MultiPolygon",
    coordinates: all.map((rings) => rings.map((ring) => ring.map(([a, b]) => [a, b]))),
  };
};

/**
 * The edges of areas along the antimeridian, or along a pole, at which sources cut them: lines of their own among the shapes make
 * them arcs of their own, so that a map that runs on there can leave them out.
 */
const listCuts = (grid: Grid, shapes: readonly Geojson[]): number[][][] => {
  const [westEnd, southEnd] = toCell(grid, -180, -90);
  const [eastEnd, northEnd] = toCell(grid, 180, 90);
  const isOnCut = ([x, y]: readonly number[]): boolean =>
    x === westEnd || x === eastEnd || y === southEnd || y === northEnd;
  const lines: number[][][] = [];
  for (const ring of shapes.flatMap((shape) =>
    shape.type === "Point" ? [] : shape.coordinates.flat(),
  )) {
    let line: number[][] = [];
    for (const point of [...ring, []]) {
      if (isOnCut(point)) line.push(point);
      else {
        if (line.length > 1) lines.push(line);
        line = [];
      }
    }
  }
  return lines;
};

const STEEPEST = 0.1;

/** As wide maps draw it, areas grow with the distance from the equator. */
const makeWeigh =
  ({ south, cell }: Grid) =>
  (triangle: [Point, Point, Point]): number => {
    const latitude = ((south + triangle[1][1] * cell) * Math.PI) / 180;
    return planarTriangleArea(triangle as never) / Math.max(Math.cos(latitude), STEEPEST);
  };

/** The points of a ring whose arcs follow each other. */
export const joinArcs = <Kept extends readonly number[]>(
  ring: readonly number[],
  findArc: (index: number) => readonly Kept[],
): Kept[] =>
  ring.flatMap((index) => {
    const arc = findArc(index < 0 ? ~index : index);
    return (index < 0 ? arc.toReversed() : arc).slice(0, -1);
  });

const CORNERS = 3;

/** Of the largest ring of each area three points stay, however small it is drawn. */
const keepCorners = (arcs: WeighedPoint[][], shape: GridShape): void => {
  if (shape.type === "point") return;
  const outers = shape.polygons.flatMap(([outer]) => (outer ? [outer] : []));
  const sizes = outers.map(
    (ring) => -deriveTurn(joinArcs(ring, (at) => arcs[at] ?? []).map(([x, y]) => [x, y])),
  );
  const largest = outers[sizes.indexOf(Math.max(...sizes))] ?? [];
  const inner = largest
    .flatMap((index) => (arcs[index < 0 ? ~index : index] ?? []).slice(1, -1))
    .filter(([, , weight]) => Number.isFinite(weight))
    .toSorted(([, , a], [, , b]) => b - a);
  for (const point of inner.slice(0, Math.max(0, CORNERS - largest.length)))
    point[2] = Number.POSITIVE_INFINITY;
};

/** Shapes as arcs, those between two neighbours once, with the weight of each point. */
export const weighTopology = (grid: Grid, input: readonly ValueGeometry[]): WeighedTopology => {
  const geometries = input.map((shape) => toGeojson(grid, shape));
  const collection = { type: "GeometryCollection" as const, geometries };
  const cuts = { type: "MultiLineString" as const, coordinates: listCuts(grid, geometries) };
  const whole = topology({ collection, cuts });
  const { arcs } = presimplify(whole as never, makeWeigh(grid) as never) as unknown as {
    arcs: WeighedPoint[][];
  };
  const object = whole.objects["collection"];
  const found = object?.type === "GeometryCollection" ? object.geometries : [];
  const shapes = found.map((geometry, index): GridShape => {
    const value = input[index]?.value ?? "";
    return geometry.type === "Point"
      ? {
          value,
          type: "point",
          point: [geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0],
        }
      : { value, type: "area", polygons: geometry.type === "MultiPolygon" ? geometry.arcs : [] };
  });
  for (const shape of shapes) keepCorners(arcs, shape);
  return { grid, arcs, shapes };
};
