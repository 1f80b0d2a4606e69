import { joinSpans } from "@statelier/model";
import type { Ring, WktGeometry } from "./parse-wkt.ts";
import type { Point } from "./ring-turn.ts";

/** The geometry of one value of a dimension. */
export type ValueGeometry = { value: string; geometry: WktGeometry };

/**
 * Square cells over the extent of all shapes; `cell` is the side of one in degrees, `cells` how many lie along the longer side
 * of what is drawn, which the antimeridian does not part.
 */
export type Grid = Extent & { cell: number; cells: number };

const FINEST = 2 ** 18;
const COARSEST = 2 ** 11;

type Extent = { west: number; south: number; east: number; north: number };

const extend = (extent: Extent, x: number, y: number): void => {
  extent.west = Math.min(extent.west, x);
  extent.east = Math.max(extent.east, x);
  extent.south = Math.min(extent.south, y);
  extent.north = Math.max(extent.north, y);
};

const listRings = (shapes: readonly ValueGeometry[]): Ring[] =>
  shapes.flatMap(({ geometry }) => (geometry.type === "area" ? geometry.polygons.flat() : []));

const measureExtent = (shapes: readonly ValueGeometry[]): Extent => {
  const all = Number.POSITIVE_INFINITY;
  const extent = { west: all, south: all, east: -all, north: -all };
  for (const { geometry } of shapes)
    if (geometry.type === "point") extend(extent, ...geometry.point);
  for (const ring of listRings(shapes))
    for (let at = 0; at + 1 < ring.length; at += 2)
      extend(extent, ring[at] ?? 0, ring[at + 1] ?? 0);
  return extent;
};

export const toCell = ({ west, south, cell }: Grid, x: number, y: number): Point => [
  Math.round((x - west) / cell),
  Math.round((y - south) / cell),
];

/** The points of a ring on the grid; those that follow each other in one cell are one. */
export const toCells = (grid: Grid, ring: Ring): Point[] => {
  const points: Point[] = [];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x, y] = toCell(grid, ring[at] ?? 0, ring[at + 1] ?? 0);
    const last = points.at(-1);
    if (x !== last?.[0] || y !== last[1]) points.push([x, y]);
  }
  return points;
};

/** West and east of each ring and each point. */
const listSpans = (shapes: readonly ValueGeometry[]): [number, number][] =>
  shapes.flatMap(({ geometry }): [number, number][] => {
    if (geometry.type === "point") return [[geometry.point[0], geometry.point[0]]];
    return geometry.polygons.flat().map((ring) => {
      const span: [number, number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let at = 0; at < ring.length; at += 2) {
        const x = ring[at] ?? 0;
        if (x < span[0]) span[0] = x;
        if (x > span[1]) span[1] = x;
      }
      return span;
    });
  });

/** Degrees of longitude that a drawing of all shapes shows. */
const measureWidth = (shapes: readonly ValueGeometry[]): number => {
  const [west, east] = joinSpans(listSpans(shapes));
  return west <= east ? east - west : east - west + 360;
};

const countCells = (grid: Grid, ring: Ring): number => {
  let count = 0;
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const x = Math.round(((ring[at] ?? 0) - grid.west) / grid.cell);
    const y = Math.round(((ring[at + 1] ?? 0) - grid.south) / grid.cell);
    if (x === lastX && y === lastY) continue;
    count += 1;
    [lastX, lastY] = [x, y];
  }
  return count;
};

/** The finest grid on which the shapes have at most so many points; undefined where the coarsest has more. */
export const fitGrid = (shapes: readonly ValueGeometry[], mostPoints: number): Grid | undefined => {
  const extent = measureExtent(shapes);
  const rings = listRings(shapes);
  const size = Math.max(measureWidth(shapes), extent.north - extent.south) || 1;
  for (let cells = FINEST; cells >= COARSEST; cells /= 2) {
    const grid = { ...extent, cell: size / cells, cells };
    if (rings.reduce((sum, ring) => sum + countCells(grid, ring), 0) <= mostPoints) return grid;
  }
  return undefined;
};
