import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

import type { GeometryObject, Topology } from "topojson-specification";
import { feature, mesh } from "topojson-client";

import { joinAtAntimeridian } from "./join-at-antimeridian.ts";
import type { Geometry, Position } from "geojson";

/** Rings and lines of a file, flat: longitude and latitude of each point. Rings run on beyond the antimeridian. */
export type OutlineFile = { land: Float64Array[]; borders: Float64Array[] };

export type OutlineJob = { file: string; land: string; borders?: string };

const flatten = (points: readonly Position[]): Float64Array =>
  Float64Array.from(points.flatMap(([x = 0, y = 0]) => [x, y]));

const ringsOf = (geometry: Geometry): Position[][] => {
  if (geometry.type === "Polygon") return geometry.coordinates;
  return geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [];
};

const read = ({ file, land, borders }: OutlineJob): OutlineFile => {
  const path = fileURLToPath(import.meta.resolve(file));
  const topology = JSON.parse(readFileSync(path, "utf8")) as Topology<
    Record<string, GeometryObject>
  >;
  const find = (name: string): GeometryObject => {
    const object = topology.objects[name];
    if (!object) throw new Error(`${file} has no ${name}`);
    return object;
  };
  const areas = feature(topology, find(land));
  const features = "features" in areas ? areas.features : [areas];
  const between =
    borders === undefined ? undefined : mesh(topology, find(borders), (a, b) => a !== b);
  return {
    land: joinAtAntimeridian(features.flatMap(({ geometry }) => ringsOf(geometry))).map(flatten),
    borders: (between?.coordinates ?? []).map(flatten),
  };
};

const outline = read(workerData as OutlineJob);
const buffers = [...outline.land, ...outline.borders].map(({ buffer }) => buffer as ArrayBuffer);
parentPort?.postMessage(outline, buffers);
