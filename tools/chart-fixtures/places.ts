import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryObject, Topology } from "topojson-specification";

import { readBaseMap } from "../../packages/cubes/src/shapes/base-map.ts";
import { cutAtAntimeridian } from "../../packages/cubes/src/shapes/cut-at-antimeridian.ts";
import { ShapeBuilder } from "../../packages/cubes/src/shapes/shape-builder.ts";
import {
  findShapeBox,
  type Geography,
  SHAPE_WIDTHS,
  type ShapeTopology,
} from "../../packages/model/src/index.ts";

/** Shapes of the cases of maps, and what lies around them. */
type Places = { shapes: ShapeTopology; base?: NonNullable<Geography["base"]> };

type Atlas = Topology<Record<string, { type: "GeometryCollection"; geometries: GeometryObject[] }>>;

const require = createRequire(import.meta.url);

const readAtlas = (name: string): Atlas =>
  JSON.parse(readFileSync(require.resolve(name), "utf8")) as Atlas;

const BBOX: ShapeTopology["bbox"] = [-180, -90, 180, 90];

const CANTONS =
  "Zürich Bern Luzern Uri Schwyz Obwalden Nidwalden Glarus Zug Fribourg Solothurn Basel-Stadt Basel-Landschaft Schaffhausen Appenzell_Ausserrhoden Appenzell_Innerrhoden St._Gallen Graubünden Aargau Thurgau Ticino Vaud Valais Neuchâtel Genève Jura"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));

export { CANTONS };

export const EUROPE =
  "Albania Austria Belgium Bosnia_and_Herz. Bulgaria Croatia Czechia Denmark Estonia Finland France Germany Greece Hungary Iceland Ireland Italy Latvia Lithuania Luxembourg Montenegro Netherlands North_Macedonia Norway Poland Portugal Romania Serbia Slovakia Slovenia Spain Sweden Switzerland United_Kingdom"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));

/** Some on either side of the Urals: the middle of them lies far from Greenwich. */
export const EURASIA =
  "China Finland France Germany Italy Japan Kazakhstan Mongolia Norway Poland Russia Spain Sweden Turkey Ukraine United_Kingdom"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));

export const CARIBBEAN =
  "Antigua_and_Barb. Bahamas Barbados Cuba Curaçao Dominica Dominican_Republic Grenada Haiti Jamaica Puerto_Rico Saint_Lucia St._Kitts_and_Nevis St._Vin._and_Gren. Trinidad_and_Tobago"
    .split(" ")
    .map((name) => name.replaceAll("_", " "));

/** The municipalities of one year, of which no names are known. */
const MUNICIPALITIES = readAtlas("swiss-maps/2025/ch-combined.json");

export const municipalities = (MUNICIPALITIES.objects["municipalities"]?.geometries ?? []).map(
  ({ id }) => String(id),
);

/** The atlas names some countries otherwise than the tables do. */
const OTHER_NAMES: Record<string, string> = {
  "United States of America": "United States",
  "Dem. Rep. Congo": "Congo, Dem. Rep.",
  "Dominican Rep.": "Dominican Republic",
};

const writeRing = (ring: readonly Position[]): string =>
  `(${ring.map(([x = 0, y = 0]) => `${x} ${y}`).join(",")})`;

const writePolygon = (rings: readonly Position[][]): string =>
  `(${rings.map(writeRing).join(",")})`;

/** As a source would answer: cut at the antimeridian, in what is seen of it in a drawing so wide. */
const takeObject = (
  atlas: Atlas,
  name: string,
  nameOf: (geometry: GeometryObject) => string | undefined,
  width: (typeof SHAPE_WIDTHS)[number],
): ShapeTopology => {
  const builder = new ShapeBuilder();
  for (const geometry of atlas.objects[name]?.geometries ?? []) {
    const value = nameOf(geometry);
    const outline = feature(atlas, geometry);
    if (value === undefined || !("geometry" in outline)) continue;
    const { geometry: area } = outline;
    const polygons =
      area.type === "Polygon"
        ? [area.coordinates]
        : area.type === "MultiPolygon"
          ? area.coordinates
          : [];
    const cut = polygons.flatMap(cutAtAntimeridian);
    builder.add({ value, texts: [`MULTIPOLYGON(${cut.map(writePolygon).join(",")})`] });
  }
  const text = builder.build().topologies[SHAPE_WIDTHS.indexOf(width)];
  if (text === undefined) throw new Error(`${name} has no shape`);
  return JSON.parse(text) as ShapeTopology;
};

const withBase = async (shapes: ShapeTopology, width: number): Promise<Places> => {
  const box = findShapeBox(shapes);
  return box ? { shapes, base: await readBaseMap(box, width) } : { shapes };
};

const nameOfCountry = ({ properties }: GeometryObject): string => {
  const { name = "" } = (properties ?? {}) as { name?: string };
  return OTHER_NAMES[name] ?? name;
};

/** Steps of a degree into which points are rounded. */
const STEP = 0.001;

const placePoints = (points: readonly { id: string; x: number; y: number }[]): ShapeTopology => ({
  type: "Topology",
  bbox: BBOX,
  transform: { scale: [STEP, STEP], translate: [0, 0] },
  arcs: [],
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: points.map(({ id, x, y }) => ({
        id,
        type: "Point",
        coordinates: [Math.round(x / STEP), Math.round(y / STEP)],
      })),
    },
  },
});

/** By the names under which cases find them. */
const makePlaces = async (
  airports: readonly { id: string; x: number; y: number }[],
): Promise<Record<string, Places>> => {
  const take = (isWanted: (name: string) => boolean, scale = "110m"): ShapeTopology =>
    takeObject(
      readAtlas(`world-atlas/countries-${scale}.json`),
      "countries",
      (geometry) => {
        const name = nameOfCountry(geometry);
        return isWanted(name) ? name : undefined;
      },
      512,
    );
  const cantons = takeObject(
    readAtlas("swiss-maps/2026/ch-combined.json"),
    "cantons",
    ({ id }) => CANTONS[Number(id) - 1],
    512,
  );
  return {
    world: await withBase(
      take((name) => name !== "Antarctica"),
      256,
    ),
    europe: await withBase(
      take((name) => EUROPE.includes(name), "50m"),
      256,
    ),
    eurasia: await withBase(
      take((name) => EURASIA.includes(name)),
      256,
    ),
    pacific: await withBase(
      take((name) => ["Fiji", "New Zealand", "Australia", "Vanuatu"].includes(name), "50m"),
      256,
    ),
    cantons: await withBase(cantons, 256),
    caribbean: await withBase(
      take((name) => CARIBBEAN.includes(name), "50m"),
      256,
    ),
    municipalities: await withBase(
      takeObject(MUNICIPALITIES, "municipalities", ({ id }) => String(id), 512),
      256,
    ),
    airports: await withBase(placePoints(airports), 256),
  };
};

const placesUrl = (name: string): URL =>
  new URL(`../../packages/charts/src/fixtures/places/${name}.json`, import.meta.url);

/** What stands in each file of places. */
export const listPlaces = async (
  airports: readonly { id: string; x: number; y: number }[],
): Promise<{ url: URL; text: string }[]> =>
  Object.entries(await makePlaces(airports)).map(([name, places]) => ({
    url: placesUrl(name),
    text: `${JSON.stringify(places)}\n`,
  }));

export const writePlaces = async (
  airports: readonly { id: string; x: number; y: number }[],
): Promise<void> => {
  for (const { url, text } of await listPlaces(airports)) writeFileSync(url, text);
};
