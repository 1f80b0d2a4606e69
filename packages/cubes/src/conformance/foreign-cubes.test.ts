import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Column } from "@statelier/model";
import { Store } from "oxigraph";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CubeSource } from "../cube-source.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { convertTurtle } from "./load-fixtures.ts";

const FOLDER = fileURLToPath(new URL("../../../../../shared/data/cubes/", import.meta.url));
const files = existsSync(FOLDER) ? globSync(`${FOLDER}**/*.ttl`) : [];

const isMissing = (column: Column, row: number): boolean =>
  column.type === "number" ? Number.isNaN(column.values[row]) : (column.codes[row] ?? -1) < 0;

const countCells = (columns: readonly Column[], rowCount: number): number =>
  columns.reduce(
    (count, column) =>
      count + Array.from({ length: rowCount }).filter((_, row) => !isMissing(column, row)).length,
    0,
  );

const CELLS = `PREFIX cube: <https://cube.link/>
SELECT ?cube (COUNT(?v) AS ?n) WHERE {
  ?cube cube:observationSet/cube:observation ?o . ?o ?p ?v .
  FILTER(?p != cube:observedBy && ?p != <http://www.w3.org/1999/02/22-rdf-syntax-ns#type>)
  FILTER(STR(?v) NOT IN ("", "NaN", "https://cube.link/Undefined"))
} GROUP BY ?cube`;

/** The cells of every cube, counted by another way than the source's. */
const countTriples = (): Map<string, number> => {
  const store = new Store();
  for (const file of files) store.load(readFileSync(file, "utf8"), { format: "text/turtle" });
  const rows = store.query(CELLS) as Map<string, { value: string }>[];
  return new Map(rows.map((row) => [row.get("cube")!.value, Number(row.get("n")!.value)]));
};

describe.skipIf(files.length === 0)("cubes that nobody here wrote", () => {
  let store: EmbeddedStore;
  let source: CubeSource;
  beforeAll(async () => {
    store = await openEmbeddedStore({ ntriples: convertTurtle(files) });
    source = makeSparqlSource({
      endpoint: (request) => handleSparqlProtocol(request, store),
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
    });
  });
  afterAll(() => store.close());

  it("are read whole, with every cell", async () => {
    const cells = countTriples();
    expect(cells.size).toBe(4);
    for (const [iri, count] of cells) {
      const { table } = await source.observations({ iri, locale: "de" });
      expect([iri, countCells(table.columns, table.rowCount)]).toEqual([iri, count]);
    }
  });

  it("name in plain words what was not understood", async () => {
    const notes: Record<string, string[]> = {};
    for (const iri of countTriples().keys()) {
      const answer = await source.components({ iri, locale: "de", loadValues: true });
      notes[iri] = answer.notes.toSorted();
      expect(answer.dimensions.every(({ values }) => values.length > 0)).toBe(true);
    }
    await expect(`${JSON.stringify(notes, undefined, 2)}\n`).toMatchFileSnapshot(
      "foreign-cubes.notes.json",
    );
  });

  it("have their hierarchy, limits and confidence", async () => {
    const iri = "https://mock.ld.admin.ch/cube/mock-two-sided/1";
    const { dimensions, measures } = await source.components({
      iri,
      locale: "en",
      loadValues: true,
    });
    expect(dimensions.map(({ kind }) => kind).toSorted()).toEqual([
      "ConfidenceLowerBoundDimension",
      "ConfidenceUpperBoundDimension",
      "NominalDimension",
      "NominalDimension",
      "StandardErrorDimension",
      "TemporalEntityDimension",
    ]);
    const limits = measures.flatMap((measure) => measure.limits);
    expect(limits.map(({ type }) => type).toSorted()).toEqual(["single", "value-range"]);
  });
});
