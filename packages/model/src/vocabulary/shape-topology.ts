import type { Iri } from "./ids.ts";

/**
 * Widths in pixels for which shapes are prepared: that of a drawing of all of them, zoom included. Few, so that
 * answers can be kept by their address.
 */
export const SHAPE_WIDTHS = [256, 512, 1024, 2048, 4096] as const;

export type ShapeWidth = (typeof SHAPE_WIDTHS)[number];

/** The least width for which shapes are prepared that is enough for a drawing; the largest where none is. */
export const pickShapeWidth = (pixels: number): ShapeWidth =>
  SHAPE_WIDTHS.find((width) => width >= pixels) ?? 4_096;

/** The area or the point of one value of a dimension; `id` is the value. Outer rings run clockwise, holes the other way. */
export type Shape = { id: Iri } & (
  | { type: "Polygon"; arcs: number[][] }
  | { type: "MultiPolygon"; arcs: number[][][] }
  | { type: "Point"; coordinates: [x: number, y: number] }
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
