import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type DataSchema,
  type EmbeddedStore,
  executeData,
  handleSparqlProtocol,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
  openEmbeddedStore,
  type SparqlEndpoint,
} from "@statelier/cubes";
import {
  type SparqlServer,
  startSparqlServer,
} from "@statelier/cubes/conformance/start-sparql-server";
import { cellValue, decodeTable, type ObservationTable, type WireTable } from "@statelier/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSampleCatalogue, type SampleCatalogue } from "./build-sample-catalogue.ts";
import { sampleTruth, type TruthRow } from "../truth/index.ts";

const QUERY = `query ($url: SourceUrl!, $cubes: [CubeFilter!]!) {
  dataCubesObservations(sourceType: "sparql", sourceUrl: $url, locale: "en", cubeFilters: $cubes, format: COLUMNS) { data notes }
}`;

const getLastPart = (iri: string): string => iri.split("/").at(-1) ?? iri;

const readRow = (table: ObservationTable, row: number): TruthRow =>
  Object.fromEntries(
    table.columns.map((column): [string, string | number | null] => {
      const value = cellValue(column, row);
      return [getLastPart(column.id), typeof value === "string" ? getLastPart(value) : value];
    }),
  );

const sortRows = (rows: readonly TruthRow[]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))),
    )
    .toSorted();

const folder = mkdtempSync(join(tmpdir(), "read-through-api-"));
let store: EmbeddedStore;
let server: SparqlServer;
let catalogue: SampleCatalogue;

beforeAll(async () => {
  catalogue = await buildSampleCatalogue({ baseIri: "https://samples.example/" });
  store = await openEmbeddedStore({ ntriples: catalogue.ntriples });
  const file = join(folder, "catalogue.nt");
  writeFileSync(file, catalogue.ntriples);
  server = await startSparqlServer(file);
});
afterAll(async () => {
  await Promise.all([store.close(), server.close()]);
  rmSync(folder, { recursive: true });
});

const makeSchema = (endpoint: SparqlEndpoint, wholeCubeRows: number): DataSchema => {
  const entry = { name: "samples", type: "sparql", url: "http://localhost/sparql" } as const;
  const sources = makeSourceRegistry([{ ...entry, aliases: [] }], () =>
    makeSparqlSource({ endpoint, dataSource: entry, options: { wholeCubeRows } }),
  );
  return makeDataSchema({ sources });
};

describe.each<[string, () => DataSchema]>([
  [
    "the embedded store, cubes read whole",
    () => makeSchema((request) => handleSparqlProtocol(request, store), 50_000),
  ],
  [
    "the embedded store, read by slices",
    () => makeSchema((request) => handleSparqlProtocol(request, store), 0),
  ],
  ["a SPARQL server over HTTP", () => makeSchema(server.url, 50_000)],
])("every observation read through the API from %s", (_, open) => {
  it("equals its source file", { timeout: 60_000 }, async () => {
    const schema = open();
    const truth = new Map((await sampleTruth()).map(({ name, rows }) => [name, rows]));
    expect(catalogue.datasets.length).toBeGreaterThanOrEqual(10);
    for (const { name, iri } of catalogue.datasets) {
      const { data, errors } = await executeData(schema, {
        query: QUERY,
        variables: { url: "samples", cubes: [{ iri }] },
      });
      expect(errors).toBeUndefined();
      const answer = data?.["dataCubesObservations"] as { data: WireTable; notes: string[] };
      const table = decodeTable(answer.data);
      const rows = Array.from({ length: table.rowCount }, (__, row) => readRow(table, row));
      expect([name, answer.notes]).toEqual([name, []]);
      expect([name, ...sortRows(rows)]).toEqual([name, ...sortRows(truth.get(name) ?? [])]);
    }
  });
});
