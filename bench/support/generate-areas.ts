type Point = [number, number];

const COLUMNS = 45;
const STRENGTH = 0.2;

/** A border between two corners that bends, the same whoever it is of; without its end. */
const bend = ([x0, y0]: Point, [x1, y1]: Point, points: number): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const part = index / points;
    const wave = Math.sin((x0 + x1) * 12.9 + (y0 + y1) * 78.2 + part * 340) * STRENGTH;
    const away = index === 0 ? 0 : wave * Math.sin(Math.PI * part);
    return [x0 + (x1 - x0) * part + (y1 - y0) * away, y0 + (y1 - y0) * part + (x1 - x0) * away];
  });

/** From corner to corner, bent as from the lower one. */
const follow = (from: Point, to: Point, points: number): Point[] => {
  const isForward = from[0] + from[1] < to[0] + to[1];
  return isForward
    ? bend(from, to, points)
    : [...bend(to, from, points).slice(1), from].toReversed();
};

const write = ([x, y]: Point): string => `${(5 + x / 10).toFixed(6)} ${(45 + y / 10).toFixed(6)}`;

const drawArea = (x: number, y: number, points: number): string => {
  const corners: Point[] = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ];
  const ring = corners.flatMap((corner, at) =>
    follow(corner, corners[(at + 1) % 4] ?? corner, points),
  );
  return `POLYGON ((${[...ring, corners[0] ?? [x, y]].map(write).join(", ")}))`;
};

const BASE = "https://example.org/";
const PREFIXES = {
  cube: "https://cube.link/",
  meta: "https://cube.link/meta/",
  schema: "http://schema.org/",
  sh: "http://www.w3.org/ns/shacl#",
  geo: "http://www.opengis.net/ont/geosparql#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "": BASE,
};

/** `prefix:name` in full; blank nodes and texts stay. */
const expand = (term: string): string =>
  /^["_]/.test(term)
    ? term
    : term.replace(
        /^(\w*):(.*)$/,
        (_, prefix: keyof typeof PREFIXES, name: string) => `<${PREFIXES[prefix]}${name}>`,
      );

const writeTriple = (...terms: [string, string, string]): string =>
  `${terms.map(expand).join(" ")} .`;

const writeList = (items: readonly string[]): string[] =>
  items.flatMap((item, at) => [
    writeTriple(`_:i${at}`, "rdf:first", item),
    writeTriple(`_:i${at}`, "rdf:rest", at + 1 < items.length ? `_:i${at + 1}` : "rdf:nil"),
  ]);

export type GeneratedAreas = { ntriples: string; iri: string; points: number; areas: number };

/** A cube without observations whose areas fill a square side by side; each of their four borders has so many points. */
export const generateAreas = (pointsOfBorder: number): GeneratedAreas => {
  const places = Array.from({ length: COLUMNS ** 2 }, (_, at): Point => [
    at % COLUMNS,
    Math.floor(at / COLUMNS),
  ]);
  const lines = [
    writeTriple(":areas", "rdf:type", "cube:Cube"),
    writeTriple(":areas", "cube:observationConstraint", "_:shape"),
    writeTriple("_:shape", "sh:property", "_:area"),
    writeTriple("_:area", "rdf:type", "cube:KeyDimension"),
    writeTriple("_:area", "sh:path", ":area"),
    writeTriple("_:area", "meta:dataKind", "_:kind"),
    writeTriple("_:kind", "rdf:type", "schema:GeoShape"),
    writeTriple("_:area", "sh:in", "_:i0"),
    ...writeList(places.map(([x, y]) => `:a${x}-${y}`)),
    ...places.flatMap(([x, y]) => [
      writeTriple(`:a${x}-${y}`, "schema:name", `"Area ${x} ${y}"`),
      writeTriple(`:a${x}-${y}`, "geo:hasGeometry", `:g${x}-${y}`),
      writeTriple(`:g${x}-${y}`, "geo:asWKT", `"${drawArea(x, y, pointsOfBorder)}"`),
    ]),
    "",
  ];
  return {
    ntriples: lines.join("\n"),
    iri: `${BASE}areas`,
    points: places.length * pointsOfBorder * 4,
    areas: places.length,
  };
};
