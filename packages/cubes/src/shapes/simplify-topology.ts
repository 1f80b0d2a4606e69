import { type Shape, type ShapeTopology, weighPoints } from "@statelier/model";

import { findNear, type Part } from "./find-near.ts";
import { deriveTurn, drawCell, type Point } from "./ring-turn.ts";
import {
  type GridShape,
  joinArcs,
  type WeighedPoint,
  type WeighedTopology,
} from "./weigh-topology.ts";

/** In square pixels: smaller triangles are smoothed away, smaller islands and holes left out. */
const LEAST_TRIANGLE = 0.5;
const LEAST_RING = 1;
/** In pixels: islands that are longer stay however thin they are, with the points that lie so far beside what is left of them; land around has none that are shorter. */
const LEAST_ISLAND = 1.4;
const TOLERANCE = 0.3;
/** Positions in one pixel. */
const STEPS = 8;

type Arc = Point[];

const lengthOf = (points: readonly (readonly number[])[]): number => {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return Math.max(right - left, top - bottom);
};

const isClosed = (points: readonly (readonly number[])[]): boolean => {
  const [first, last] = [points[0], points.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
};

/** The arcs of one width, on its own coarser grid. */
class ArcBook {
  readonly step: number;
  readonly #source: WeighedTopology;
  /** Cells of the source in one pixel. */
  readonly #pixel: number;
  /** Steps in one pixel: fewer than `STEPS` where the grid of the source has no more. */
  readonly pixel: number;
  /** The last step before the antimeridian. */
  readonly #last: number;
  readonly #known = new Map<number, Arc>();
  readonly #places = new Map<number, number>();
  readonly #written: Arc[] = [];

  constructor(source: WeighedTopology, width: number) {
    this.#source = source;
    this.#pixel = source.grid.cells / width;
    this.step = Math.max(1, this.#pixel / STEPS);
    this.pixel = this.#pixel / this.step;
    this.#last = Math.floor((180 - source.grid.west) / (source.grid.cell * this.step));
  }

  /** Nothing is rounded over the antimeridian: it would stand on the other side of a map. */
  scale([x, y]: Point): Point {
    return [Math.min(Math.round(x / this.step), this.#last), Math.round(y / this.step)];
  }

  /** What is left of an arc: its ends, and the points that count. */
  find(index: number): Arc {
    const known = this.#known.get(index);
    if (known) return known;
    const kept = this.#pickPoints(this.#source.arcs[index] ?? []).map(([x, y]) =>
      this.scale([x, y]),
    );
    const arc = kept.filter(([x, y], at) => x !== kept[at - 1]?.[0] || y !== kept[at - 1]?.[1]);
    const [only] = arc;
    if (only && arc.length === 1) arc.push(only);
    this.#known.set(index, arc);
    return arc;
  }

  /** By the areas of their triangles; of a long island that would lose all of these, by how far they lie from it. */
  #pickPoints(points: readonly WeighedPoint[]): readonly WeighedPoint[] {
    const least = LEAST_TRIANGLE * this.#pixel ** 2;
    const kept = points.filter(([, , weight]) => weight >= least);
    if (!isClosed(points) || lengthOf(points) < LEAST_ISLAND * this.#pixel) return kept;
    const left = Math.abs(deriveTurn(kept.map(([x, y]): Point => [x, y]))) / 2;
    if (left >= LEAST_RING * this.#pixel ** 2) return kept;
    const weights = weighPoints(Float64Array.from(points.flatMap(([x, y]) => [x, y])));
    return points.filter((_, at) => (weights[at] ?? 0) >= TOLERANCE * this.#pixel);
  }

  /** The places in the answer of the arcs of a ring. */
  write(ring: readonly number[]): number[] {
    return ring.map((index) => {
      const from = index < 0 ? ~index : index;
      const place = this.#places.get(from) ?? this.#written.push(this.find(from)) - 1;
      this.#places.set(from, place);
      return index < 0 ? ~place : place;
    });
  }

  /** The place of an arc that is in no other shape. */
  add(arc: Arc): number {
    return this.#written.push(arc) - 1;
  }

  /** The box around a ring, and what it takes on the globe. */
  measure(ring: readonly number[], cells: number): Part {
    const { west, south, cell } = this.#source.grid;
    const side = cell * this.step;
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of joinArcs(ring, (index) => this.find(index))) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
    }
    const box = {
      west: west + left * side,
      south: south + bottom * side,
      east: west + right * side,
      north: south + top * side,
    };
    const middle = ((box.south + box.north) / 2) * (Math.PI / 180);
    return { ...box, size: cells * Math.cos(middle) };
  }

  /** Every point after the first as its distance from the one before. */
  get deltas(): [number, number][][] {
    return this.#written.map((arc) =>
      arc.map(([x, y], at) => [x - (arc[at - 1]?.[0] ?? 0), y - (arc[at - 1]?.[1] ?? 0)]),
    );
  }
}

type Sized = { ring: number[]; size: number; length: number; first: Point };

/** The size is that of a ring that runs clockwise; what runs the other way has collapsed. */
const measureRing = (book: ArcBook, ring: number[]): Sized => {
  const points = joinArcs(ring, (index) => book.find(index));
  return {
    ring,
    size: -deriveTurn(points) / 2,
    length: lengthOf(points),
    first: points[0] ?? [0, 0],
  };
};

const isSeen = ({ size }: Pick<Sized, "size">, { pixel }: ArcBook): boolean =>
  size >= LEAST_RING * pixel ** 2;

const isLong = ({ ring, size, length }: Sized, { pixel }: ArcBook): boolean =>
  ring.length === 1 && size > 0 && length >= LEAST_ISLAND * pixel;

/** Those that lie together come first; `near` is how many rings they have, where others lie overseas. */
const partNear = (
  book: ArcBook,
  polygons: readonly Sized[][],
): { polygons: readonly Sized[][]; near?: number } => {
  const parts = polygons.flatMap((rings) => {
    const [outer] = rings;
    return outer ? [{ ...book.measure(outer.ring, outer.size), rings }] : [];
  });
  const found = findNear(parts);
  if (found.size === parts.length) return { polygons };
  const [near, far] = [
    parts.filter((part) => found.has(part)),
    parts.filter((part) => !found.has(part)),
  ];
  return {
    polygons: [...near, ...far].map(({ rings }) => rings),
    near: near.flatMap(({ rings }) => rings).length,
  };
};

type Simplified = { polygons: number[][][]; near?: number };

const simplifyPolygons = (book: ArcBook, polygons: readonly number[][][]): Simplified => {
  const sized = polygons.map((rings) => rings.map((ring) => measureRing(book, ring)));
  const outers = sized.flatMap(([outer]) => (outer ? [outer] : []));
  const largest = outers.reduce<Sized | undefined>(
    (most, outer) => (most && most.size >= outer.size ? most : outer),
    undefined,
  );
  const kept = sized.filter(
    ([outer]) => outer && (outer === largest || isSeen(outer, book) || isLong(outer, book)),
  );
  if (largest && largest.size <= 0) return { polygons: [[[book.add(drawCell(largest.first))]]] };
  const seen = kept.map((rings) =>
    rings.filter(({ size }, index) => index === 0 || isSeen({ size: -size }, book)),
  );
  const { polygons: parted, near } = partNear(book, seen);
  const written = parted.map((rings) => rings.map(({ ring }) => book.write(ring)));
  return { polygons: written, ...(near !== undefined && { near }) };
};

const simplifyShape = (book: ArcBook, shape: GridShape): Shape => {
  if (shape.type === "point") {
    const [x, y] = book.scale(shape.point);
    return { id: shape.value, type: "Point", coordinates: [x, y] };
  }
  const { polygons, ...rest } = simplifyPolygons(book, shape.polygons);
  const [only] = polygons;
  return polygons.length === 1 && only
    ? { id: shape.value, type: "Polygon", arcs: only }
    : { id: shape.value, type: "MultiPolygon", arcs: polygons, ...rest };
};

/** The shapes with what can be seen of them in a drawing of so many pixels; none is left out. */
export const simplifyTopology = (source: WeighedTopology, width: number): ShapeTopology => {
  const { west, south, east, north, cell } = source.grid;
  const book = new ArcBook(source, width);
  const geometries = source.shapes.map((shape) => simplifyShape(book, shape));
  const scale = cell * book.step;
  return {
    type: "Topology",
    bbox: [west, south, east, north],
    transform: { scale: [scale, scale], translate: [west, south] },
    objects: { shapes: { type: "GeometryCollection", geometries } },
    arcs: book.deltas,
  };
};
