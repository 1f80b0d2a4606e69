import type { MultiPolygon, Position } from "geojson";
import { merge } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon as Shape, Topology } from "topojson-specification";
import { cutAtAntimeridian } from "@statelier/cubes";

export type Areas = {
  type: "FeatureCollection";
  features: { type: "Feature"; id: string; properties: null; geometry: MultiPolygon }[];
};

type Detail = {
  /** Triangles below this size (square degrees) are smoothed away, in small areas smaller ones, in those that have small islands alone none: atolls are thin. */
  minTriangle: number;
  /** Islands below this size (square degrees) are left out, of small areas smaller ones, of those that have small islands alone none. */
  minIsland: number;
  decimals: number;
};

const FEWEST_POINTS = 12;

const deriveSignedSize = (ring: Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

/** The end of a ring is its beginning, which a source may miss by a step. */
const roundRing = (ring: Position[], decimals: number): Position[] => {
  const points = [...ring.slice(0, -1), ...ring.slice(0, 1)].map((point) =>
    point.map((part) => Number(part.toFixed(decimals))),
  );
  return points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
};

/** Outer rings run counterclockwise and holes clockwise, as RFC 7946 says; TopoJSON has it the other way round. */
const turnRings = (polygon: Position[][], decimals: number): Position[][] =>
  polygon
    .map((ring) => roundRing(ring, decimals).toReversed())
    .filter((ring) => ring.length > 3 && deriveSignedSize(ring) !== 0);

const derivePolygons = (
  area: Position[][][],
  { decimals, minIsland }: Pick<Detail, "decimals" | "minIsland">,
): Position[][][] =>
  area
    .flatMap(cutAtAntimeridian)
    .map((polygon) => turnRings(polygon, decimals))
    .filter(([outer]) => outer !== undefined && deriveSignedSize(outer) >= minIsland);

/** The first good result, or the last one. */
const firstThat = <T>(
  isGood: (result: T) => boolean,
  tries: readonly [() => T, ...(() => T)[]],
): T => {
  const [attempt, next, ...others] = tries;
  const result = attempt();
  return next === undefined || isGood(result) ? result : firstThat(isGood, [next, ...others]);
};

type Geometry = GeometryCollection["geometries"][number];

const polygonsOf = (geometry: Geometry): number[][][] => {
  if (geometry.type === "Polygon") return [geometry.arcs];
  return geometry.type === "MultiPolygon" ? geometry.arcs : [];
};

/** Pixels of a drawing of one area. */
const ALONE = 300;

/** Degrees: what is smaller is no finer. */
const LEAST = 1;

/** Square degrees of a pixel where the largest part of an area is smaller than that. */
const FINEST = (LEAST / ALONE) ** 2;

/** What has a border with a neighbour has rings of several arcs. */
const isIsland = (geometry: Geometry): boolean =>
  polygonsOf(geometry).every(([outer]) => outer?.length === 1);

const reachOf = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => Math.max(a, b)) - numbers.reduce((a, b) => Math.min(a, b));

/** Square degrees of a pixel of a drawing of one area, and half of one; in degrees as they are drawn in its middle. */
const pixelOf = (geometry: Geometry, arcs: readonly Position[][]): number => {
  const sizes = polygonsOf(geometry).map(([outer = []]) => {
    const points = outer.flatMap((index) => arcs[index < 0 ? ~index : index] ?? []);
    const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
    const [south, north] = [
      ys.reduce((a, b) => Math.min(a, b)),
      ys.reduce((a, b) => Math.max(a, b)),
    ];
    // What lies on both sides of the antimeridian is not as wide as the globe.
    const width = Math.min(reachOf(xs), reachOf(xs.map((x) => (x < 0 ? x + 360 : x))));
    const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
    return Math.max(width * narrow, north - south);
  });
  return (Math.max(LEAST, ...sizes) / ALONE) ** 2;
};

/** Outlines of the named areas of a topology, with fewer points. Neighbours keep a common border. */
export const simplifyAreas = (
  topology: Topology,
  objectName: string,
  names: ReadonlyMap<string, string>,
  detail: Detail,
): Areas => {
  const weighted = presimplify(topology as Parameters<typeof presimplify>[0]);
  const collection = weighted.objects[objectName] as GeometryCollection;
  const pixels = new Map(collection.geometries.map((each) => [each, pixelOf(each, weighted.arcs)]));
  const finest = weighted.arcs.map(() => detail.minTriangle);
  for (const [geometry, pixel] of pixels)
    for (const index of polygonsOf(geometry).flat(2)) {
      const arc = index < 0 ? ~index : index;
      const least = pixel > FINEST || !isIsland(geometry) ? pixel / 2 : 0;
      finest[arc] = Math.min(finest[arc] ?? least, least);
    }
  const arcs = weighted.arcs.map((arc, index) =>
    arc.map(([x = 0, y = 0, weight = 0]) => [
      x,
      y,
      (weight * detail.minTriangle) / (finest[index] ?? detail.minTriangle),
    ]),
  );
  const coarse = simplify({ ...weighted, arcs }, detail.minTriangle);
  const byName = Map.groupBy(
    collection.geometries.filter(({ id }) => names.has(String(id))),
    ({ id }) => names.get(String(id)) ?? "",
  );
  const features = [...byName].map(([id, parts]) => {
    const outline = (source: Topology) => merge(source, parts as Shape[]).coordinates;
    const minIsland = Math.min(
      detail.minIsland,
      // Of areas that are small islands alone none is left out: they would be drawn as land around.
      ...parts
        .map((part) => pixels.get(part) ?? 1)
        .map((pixel) => (pixel > FINEST ? 2 * pixel : 0)),
    );
    const tries: [() => Position[][][], ...(() => Position[][][])[]] = [
      () => derivePolygons(outline(coarse), { ...detail, minIsland }),
      () => derivePolygons(outline(coarse), { ...detail, minIsland: 0 }),
      () => derivePolygons(outline(topology), { decimals: detail.decimals + 1, minIsland: 0 }),
    ];
    const isRecognizable = (polygons: Position[][][]) => polygons.flat(2).length >= FEWEST_POINTS;
    const coordinates = firstThat(isRecognizable, tries);
    if (coordinates.length === 0) throw new Error(`the area "${id}" has no outline`);
    const geometry: MultiPolygon = { type: "MultiPolygon", coordinates };
    return { type: "Feature" as const, id, properties: null, geometry };
  });
  return { type: "FeatureCollection", features: features.sort((a, b) => (a.id < b.id ? -1 : 1)) };
};
