import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { SHAPE_WIDTHS, type ShapeTopology } from "@statelier/model";
import type { MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { ShapeBuilder } from "../../packages/cubes/src/shapes/shape-builder.ts";

type Atlas = Topology<{ municipalities: GeometryCollection<{ name: string }> }>;

const writeRing = (ring: readonly (readonly number[])[]): string =>
  `(${ring.map(([x, y]) => `${x} ${y}`).join(", ")})`;

const writeWkt = ({ type, coordinates }: Polygon | MultiPolygon): string => {
  const polygons = type === "Polygon" ? [coordinates] : coordinates;
  return `MULTIPOLYGON (${polygons.map((rings) => `(${rings.map(writeRing).join(", ")})`).join(", ")})`;
};

const WIDTH = 1_024;

/** The municipalities of Switzerland, as the product sends them to a chart of 800 pixels. */
export const readMunicipalities = (): ShapeTopology => {
  const resolve = createRequire(new URL("../../packages/cubes/package.json", import.meta.url));
  const file = resolve.resolve("swiss-maps/2025/ch-combined.json");
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Atlas;
  const builder = new ShapeBuilder();
  for (const { id, geometry } of feature(atlas, atlas.objects.municipalities).features)
    if (geometry.type === "Polygon" || geometry.type === "MultiPolygon")
      builder.add({ value: String(id), texts: [writeWkt(geometry)] });
  const topologies = builder.build().topologies.map((text) => JSON.parse(text) as ShapeTopology);
  const found = topologies[SHAPE_WIDTHS.indexOf(WIDTH)];
  if (!found) throw new Error("The municipalities have no shapes.");
  return found;
};
