import { buildComponentId, type ShapeTopology } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../../sparql/make-sparql-source.ts";
import { convertTurtle } from "../load-fixtures.ts";
import { readCase } from "./read-case.ts";
import { openMemoryStore } from "../open-memory-store.ts";

const E = (name: string): string => `https://example.org/${name}`;
const IRI = E("geography");
const id = (path: string): string => buildComponentId(IRI, E(path));

const source = readCase("geography.ttl");
const ask = (path = "area") => source.shapes({ iri: IRI, dimensionId: id(path), width: 4096 });
const listShapes = (topology: ShapeTopology | undefined) =>
  topology?.objects.shapes.geometries.map((shape) => `${shape.id.split("/").at(-1)} ${shape.type}`);

describe("a shape", () => {
  it("is read of geometries with an IRI and without, of the older and of the lasting value", async () => {
    const { topology } = await ask();
    expect(listShapes(topology)).toEqual(
      expect.arrayContaining(["north Polygon", "south MultiPolygon", "nameless Polygon"]),
    );
    expect(new Set(topology?.objects.shapes.geometries.map((shape) => shape.id)).size).toBe(7);
  });

  it("is the area where there is a point, too, and what can be read of several texts", async () => {
    expect(listShapes((await ask()).topology)).toEqual(
      expect.arrayContaining(["both Polygon", "twice Point"]),
    );
  });

  it("may have a reference system in degrees, and heights", async () => {
    const { topology } = await ask();
    expect(listShapes(topology)).toEqual(
      expect.arrayContaining(["high Polygon", "latitude-first Point"]),
    );
    const point = topology?.objects.shapes.geometries.find(
      (shape) => shape.id === E("latitude-first"),
    );
    const { scale, translate } = topology!.transform;
    const place = point?.type === "Point" ? point.coordinates : [0, 0];
    expect(place[0]! * scale[0] + translate[0]).toBeCloseTo(7, 1);
    expect(place[1]! * scale[1] + translate[1]).toBeCloseTo(46, 1);
  });

  it("has its borders in common with what is above it and in its hole", async () => {
    const { topology } = await ask();
    const arcsOf = (name: string): number[] =>
      topology?.objects.shapes.geometries.flatMap((shape) =>
        shape.id === E(name) && shape.type !== "Point" ? shape.arcs.flat(2) : [],
      ) ?? [];
    for (const neighbour of ["south", "nameless"])
      expect(arcsOf("north").some((arc) => arcsOf(neighbour).includes(~arc))).toBe(true);
  });

  it("that cannot be drawn is named in a note with the reason", async () => {
    expect((await ask()).notes.toSorted()).toEqual([
      "1 of 13 values name no geometry: none.",
      "The geometries of 1 of 13 values are not where they are looked for: elsewhere.",
      "The shape of cut is left out: it is cut.",
      "The shape of empty is left out: it is empty.",
      "The shape of line is left out: it is a LINESTRING.",
      "The shape of swiss is left out: it is in http://www.opengis.net/def/crs/EPSG/0/2056.",
    ]);
  });

  it("is none of a dimension of texts", async () => {
    expect(await ask("plain")).toEqual({ notes: ["1 of 1 values name no geometry: x."] });
  });
});

describe("the coordinates of a value", () => {
  it("are degrees, also at zero and at their limits, and counted in a note where they are none", async () => {
    const request = { iri: IRI, locale: "en", loadValues: true } as const;
    const { dimensions, notes } = await source.components(request);
    const places = dimensions.find((dimension) => dimension.id === id("place"))?.values;
    expect(places?.map(({ label, latitude, longitude }) => [label, latitude, longitude])).toEqual([
      ["Far", -90, 180],
      ["Nowhere", undefined, undefined],
      ["Origin", 0, 0],
      ["Unknown", undefined, undefined],
    ]);
    expect(notes).toContain("Place: 2 of 4 values have no coordinates in degrees.");
  });
});

describe("the point of a value", () => {
  it("is where its coordinates are: no well-known text says it", async () => {
    const { topology, notes } = await ask("place");
    expect(listShapes(topology)?.toSorted()).toEqual(["p1 Point", "p2 Point"]);
    const { scale, translate } = topology!.transform;
    const where = topology?.objects.shapes.geometries.map((shape) => {
      const [x, y] = shape.type === "Point" ? shape.coordinates : [0, 0];
      return [shape.id, x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    expect(where).toEqual([
      [E("p1"), expect.closeTo(0, 1), expect.closeTo(0, 1)],
      [E("p2"), expect.closeTo(180, 1), expect.closeTo(-90, 1)],
    ]);
    expect(notes).toEqual(["2 of 4 values name no geometry: p3, p4."]);
  });
});

describe("shapes of two places", () => {
  const E1 = "<https://example.org/elsewhere-geometry>";
  const file = new URL("geography.ttl", import.meta.url);
  const wkt = `${E1} <http://www.opengis.net/ont/geosparql#asWKT> "POINT (9 9)" .\n`;
  const stores = [convertTurtle([file]), wkt].map(openMemoryStore);
  let asked: string[];

  let status: number;
  const open = (options: SparqlSourceOptions = {}) => {
    asked = [];
    status = 200;
    const [own, other] = stores.map((store, index) => async (request: Request) => {
      const query = new URLSearchParams(await request.clone().text()).get("query") ?? "";
      if (query.includes("asWKT")) asked.push(index === 0 ? "own" : "other");
      if (index === 1 && status !== 200) return new Response("", { status });
      return handleSparqlProtocol(request, store);
    });
    return makeSparqlSource({
      endpoint: own!,
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options: { shapesEndpoint: other!, retry: { attempts: 1 }, ...options },
    });
  };
  const request = { iri: IRI, dimensionId: id("area"), width: 4096 };

  it("come from the endpoint that has them, those without an IRI from the source itself", async () => {
    const { topology } = await open().shapes(request);
    expect(listShapes(topology)).toEqual(["elsewhere Point", "nameless Polygon"]);
  });

  it("are read once for a set of values, however many ask, in whichever dimension it is", async () => {
    const two = open();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        two.shapes({
          iri: IRI,
          dimensionId: id(index % 2 === 0 ? "area" : "same"),
          width: 256 * (index % 5),
        }),
      ),
    );
    expect(
      new Set(answers.map(({ topology }) => topology?.objects.shapes.geometries.length)),
    ).toEqual(new Set([2]));
    // One question more, as this endpoint shows by its first answer that it sorts only what is asked sorted.
    expect(asked.toSorted()).toEqual(["other", "other", "other", "own"]);
  });

  it("that cannot be had are an error of their own, and are asked for again", async () => {
    const two = open();
    status = 503;
    await expect(two.shapes(request)).rejects.toMatchObject({ id: "SOURCE_DOWN" });
    expect(two.status().shapes).toMatchObject({ queries: 1, failures: 1 });
    const { dimensions } = await two.components({ iri: IRI, locale: "en", loadValues: true });
    expect(dimensions.find((dimension) => dimension.id === id("area"))?.values).toHaveLength(13);
    status = 200;
    expect((await two.shapes(request)).topology).toBeDefined();
  });

  it("that were read before stand in while they cannot be had", async () => {
    const two = open({ immutableMaxAgeMs: 0 });
    const before = await two.shapes(request);
    status = 503;
    expect(await two.shapes(request)).toEqual(before);
    expect(asked.length).toBeGreaterThan(3);
  });

  it("that are too large are none, with a note", async () => {
    const two = open();
    status = 413;
    expect(await two.shapes(request)).toEqual({
      notes: ["No shape can be drawn. The endpoint answers with less only."],
    });
  });
});
