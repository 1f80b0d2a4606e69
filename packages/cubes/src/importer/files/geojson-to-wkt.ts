import { z } from "zod";

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(position).min(4);
const polygon = z.array(ring).min(1);

/** The part of GeoJSON that areas need. */
export const areaCollectionSchema = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      properties: z.record(z.string(), z.unknown()).nullish(),
      geometry: z.discriminatedUnion("type", [
        z.object({ type: z.literal("Polygon"), coordinates: polygon }),
        z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon).min(1) }),
      ]),
    }),
  ),
});

export type AreaCollection = z.infer<typeof areaCollectionSchema>;
type Polygon = z.infer<typeof polygon>;

const showPolygon = (rings: Polygon): string =>
  `(${rings.map((points) => `(${points.map(([x, y]) => `${x} ${y}`).join(", ")})`).join(", ")})`;

/** Well-known text of an area, longitude first. */
export const geojsonToWkt = (geometry: AreaCollection["features"][number]["geometry"]): string =>
  geometry.type === "Polygon"
    ? `POLYGON ${showPolygon(geometry.coordinates)}`
    : `MULTIPOLYGON (${geometry.coordinates.map(showPolygon).join(", ")})`;
