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
  /** Triangles below this size (square degrees) are smoothed away. */
  minTriangle: number;
  /** Islands below this size (square degrees) are left out, unless the area has nothing else. */
  minIsland: number;
  decimals: number;
};

const FEWEST_POINTS = 12;

const deriveSignedSize = (ring: Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

const roundRing = (ring: Position[], decimals: number): Position[] => {
  const points = ring.map((point) => point.map((part) => Number(part.toFixed(decimals))));
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

/** Outlines of the named areas of a topology, with fewer points. Neighbours keep a common border. */
export const simplifyAreas = (
  topology: Topology,
  objectName: string,
  names: ReadonlyMap<string, string>,
  detail: Detail,
): Areas => {
  const weighted = presimplify(topology as Parameters<typeof presimplify>[0]);
  const coarse = simplify(weighted, detail.minTriangle);
  const collection = topology.objects[objectName] as GeometryCollection;
  const byName = Map.groupBy(
    collection.geometries.filter(({ id }) => names.has(String(id))),
    ({ id }) => names.get(String(id)) ?? "",
  );
  const features = [...byName].map(([id, parts]) => {
    const outline = (source: Topology) => merge(source, parts as Shape[]).coordinates;
    const tries: [() => Position[][][], ...(() => Position[][][])[]] = [
      () => derivePolygons(outline(coarse), detail),
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
