import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildCube,
  type CubeSource,
  type EmbeddedStore,
  handleSparqlProtocol,
  makeSparqlSource,
  openEmbeddedStore,
  readDataset,
  readVocabularyFolder,
} from "@statelier/cubes";
import { type Dimension, pickShapes, SHAPE_WIDTHS, type ShapeTopology } from "@statelier/model";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stageFiles } from "../catalogue/stage-files.ts";

const folder = mkdtempSync(join(tmpdir(), "shapes-"));
let store: EmbeddedStore;
let countries: Dimension;
let topologies: ShapeTopology[];

const openSource = async (): Promise<{ source: CubeSource; iri: string }> => {
  stageFiles(folder);
  const vocabulary = readVocabularyFolder(join(folder, "vocabulary"));
  const dataset = readDataset(join(folder, "datasets/wealth-health/descriptor.yaml"));
  if (!vocabulary.ok || !dataset.ok) throw new Error("The bundled dataset cannot be read.");
  const { descriptor, rows } = dataset.value;
  const options = { baseIri: "https://samples.example/", vocabulary: vocabulary.value };
  const built = buildCube(descriptor, rows, options);
  if (!built.ok) throw new Error(built.problems.join("\n"));
  store = await openEmbeddedStore({ ntriples: built.triples });
  const source = makeSparqlSource({
    endpoint: (request) => handleSparqlProtocol(request, store),
    dataSource: { type: "sparql", url: "https://samples.example/sparql" },
  });
  return { source, iri: built.summary.cubeIri };
};

beforeAll(async () => {
  const { source, iri } = await openSource();
  const { dimensions } = await source.components({ iri, locale: "en", loadValues: true });
  const found = dimensions.find(({ kind }) => kind === "GeoShapesDimension");
  if (!found) throw new Error("No dimension has shapes.");
  countries = found;
  topologies = await Promise.all(
    SHAPE_WIDTHS.map(async (width) => {
      const { topology } = await source.shapes({ iri, dimensionId: found.id, width });
      if (!topology) throw new Error("There are no shapes.");
      return topology;
    }),
  );
}, 60_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("every country of the dataset has an area at every width", () => {
  expect(countries.values.length).toBeGreaterThan(180);
  for (const topology of topologies) {
    const { features } = feature(
      topology as unknown as Topology,
      topology.objects.shapes as unknown as GeometryCollection,
    );
    expect(features.map(({ id }) => String(id)).toSorted()).toEqual(
      countries.values.map(({ value }) => value).toSorted(),
    );
    for (const { geometry } of features) expect(geometry.type).toMatch(/Polygon$/);
  }
});

test("fewer bytes are enough for smaller drawings", () => {
  const sizes = topologies.map((topology) => JSON.stringify(topology).length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(sizes[0]).toBeLessThan(60_000);
  expect(sizes[2]).toBeLessThan(130_000);
  expect(sizes.at(-1)).toBeLessThan(4_000_000);
  expect(sizes[4]).toBeLessThan(500_000);
});

test("neighbours have their border in common at every width", () => {
  for (const { objects } of topologies) {
    const { geometries } = objects.shapes;
    const next = neighbors(geometries);
    const nameOf = (index: number): string => geometries[index]?.id.split("/").at(-1) ?? "";
    const neighboursOf = (name: string): string[] =>
      next[geometries.findIndex(({ id }) => id.endsWith(`/${name}`))]?.map(nameOf).toSorted() ?? [];
    expect(neighboursOf("CHE")).toEqual(expect.arrayContaining(["AUT", "DEU", "FRA", "ITA"]));
    expect(neighboursOf("PRT")).toEqual(["ESP"]);
    expect(neighboursOf("ISL")).toEqual([]);
  }
});

test("MP26 one country alone is as smooth as it is drawn", () => {
  const pointsOf = (topology: ShapeTopology | undefined, name: string): number => {
    if (!topology) return 0;
    const one = pickShapes(topology, (id) => id.endsWith(`/${name}`));
    return one.arcs.flat().length;
  };
  const fine = { CHE: 300, LSO: 150, MLT: 40, FRA: 700 };
  for (const [name, count] of Object.entries(fine))
    expect(pointsOf(topologies.at(-1), name)).toBeGreaterThan(count);
});
