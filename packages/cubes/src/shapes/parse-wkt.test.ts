import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { geojsonToWkt } from "../importer/files/geojson-to-wkt.ts";
import { parseWkt } from "./parse-wkt.ts";
import { runs } from "../testing/property-runs.ts";

const RUNS = runs(100);

const degrees = (most: number) =>
  fc.oneof(
    fc.integer({ min: -most, max: most }),
    fc.double({ min: -most, max: most, noNaN: true }),
  );
const position = fc.tuple(degrees(180), degrees(90));
const ring = fc
  .uniqueArray(position, { minLength: 3, maxLength: 8, selector: ([x, y]) => `${x} ${y}` })
  .map((points) => [...points, points[0]!]);
const polygon = fc.array(ring, { minLength: 1, maxLength: 3 });
const polygons = fc.array(polygon, { minLength: 1, maxLength: 3 });

const write = (coordinates: [number, number][][][]): string =>
  coordinates.length === 1
    ? geojsonToWkt({ type: "Polygon", coordinates: coordinates[0]! })
    : geojsonToWkt({ type: "MultiPolygon", coordinates });

/** -0 is written as 0. */
const withoutSign = (coordinates: [number, number][][][]) =>
  coordinates.map((rings) => rings.map((points) => points.flat().map((number) => number + 0)));

const read = (text: string) => {
  const parsed = parseWkt(text);
  if ("problem" in parsed) return parsed.problem;
  const { geometry } = parsed;
  return geometry.type === "point"
    ? geometry.point
    : geometry.polygons.map((rings) => rings.map((each) => [...each]));
};

const TRIANGLE = [[[0, 50, 1, 50, 1, 51, 0, 50]]];

describe("well-known text", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(polygons, (coordinates) => {
        expect(read(write(coordinates))).toEqual(withoutSign(coordinates));
      }),
      RUNS,
    );
  }, 60_000);

  it("that was changed anywhere is read or refused with a reason, never more", () => {
    const damage = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      gone: fc.nat(6),
      put: fc.oneof(
        fc.constantFrom("(", ")", ",", " ", "EMPTY", "Z", "1e999", "-", "<", "SRID=4326;", "\0"),
        fc.string({ maxLength: 5 }),
      ),
    });
    fc.assert(
      fc.property(polygons, fc.array(damage, { maxLength: 5 }), (coordinates, damages) => {
        let text = write(coordinates);
        for (const { at, gone, put } of damages) {
          const from = Math.floor(at * text.length);
          text = text.slice(0, from) + put + text.slice(from + gone);
        }
        const found = read(text);
        const numbers = typeof found === "string" ? [0] : found.flat(3);
        expect(typeof found === "string" ? found : "it is read").toMatch(/^it /);
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers.every((number) => Math.abs(number) <= 360)).toBe(true);
      }),
      RUNS,
    );
  }, 60_000);

  it.each([
    ["a point", "POINT(7.5 -46.25)", [7.5, -46.25]],
    ["small letters, line ends", "\n point\n(7 46)\n", [7, 46]],
    ["exponents, signs, bare dots", "POINT (+.5e1 -4.E-1)", [5, -0.4]],
    ["heights", "POINT Z (7 46 500)", [7, 46]],
    ["heights and measures in one word", "POINTZM(7 46 500 1)", [7, 46]],
    ["heights that are not announced", "POLYGON((0 50 9,1 50 9,1 51 9,0 50 9))", TRIANGLE],
    [
      "longitude first by its name",
      "<http://www.opengis.net/def/crs/OGC/1.3/CRS84> POINT(7 46)",
      [7, 46],
    ],
    [
      "latitude first by its name",
      "<http://www.opengis.net/def/crs/EPSG/0/4326> POINT(46 7)",
      [7, 46],
    ],
    ["a number of the reference system", "SRID=4326;POINT(7 46)", [7, 46]],
    ["a ring that is open", "POLYGON((0 50,1 50,1 51))", TRIANGLE],
    ["a point that stands there twice", "POLYGON((0 50,1 50,1 50,1 51,0 50))", TRIANGLE],
    ["a hole without an area", "POLYGON((0 50,1 50,1 51,0 50),(0 50,1 50,0 50))", TRIANGLE],
    [
      "an island without an area",
      "MULTIPOLYGON(((0 50,1 50,1 51,0 50)),((2 50,3 50,2 50)))",
      TRIANGLE,
    ],
  ])("has %s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["", "it is cut"],
    ["POLYGON((0 0,1 1", "it is cut"],
    ["POLYGON", "it is cut"],
    ["POLYGON EMPTY", "it is empty"],
    ["MULTIPOLYGON Z EMPTY", "it is empty"],
    ["POLYGON((0 0,1 1,0 0))", "it has no area"],
    ["LINESTRING(0 0,1 1)", "it is a LINESTRING"],
    ["POINT(7 46) POINT(7 46)", 'it has "POINT(7 46)" in it'],
    ["POINT(7;46)", 'it has ";46)" in it'],
    ["POINT(2600000 1200000)", "it is not in degrees"],
    ["SRID=2056;POINT(2600000 1200000)", "it is in EPSG:2056"],
    [
      "<http://www.opengis.net/def/crs/EPSG/0/3857> POINT(0 0)",
      "it is in http://www.opengis.net/def/crs/EPSG/0/3857",
    ],
  ])("%s cannot be drawn", (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it("of any length takes time in proportion", () => {
    const deep = "(".repeat(1_000_000);
    const long = `POLYGON((${"0 0,".repeat(500_000)}`;
    for (const text of [
      `POLYGON${deep}`,
      " ".repeat(1_000_000),
      `<${deep}`,
      long,
      `P${"A".repeat(1_000_000)}`,
    ])
      expect(read(text)).toMatch(/^it /);
  }, 10_000);
});
