import { globSync, readFileSync } from "node:fs";

import { cellValue, type Column, parseComponentId } from "@statelier/model";
import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import { Store } from "oxigraph";
import { describe, expect, it } from "vitest";

import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { convertTurtle } from "./load-fixtures.ts";
import { openMemoryStore } from "./open-memory-store.ts";

const files = globSync(`${testDataPath("cubes")}/**/*.ttl`);

/** The cells of a row as `path value`, numbers as numbers, sorted; missing ones are not there. */
const readRow = (columns: readonly Column[], row: number): string =>
  columns
    .flatMap((column) => {
      const value = cellValue(column, row);
      return value === null
        ? []
        : `${parseComponentId(column.id)?.unversionedComponentIri} ${value}`;
    })
    .toSorted()
    .join("\n");

const CELLS = `PREFIX cube: <https://cube.link/>
PREFIX schema: <http://schema.org/>
SELECT ?cube ?o ?p ?value ?isNumber WHERE {
  ?cube cube:observationSet/cube:observation ?o . ?o ?p ?v .
  FILTER(?p != cube:observedBy && ?p != <http://www.w3.org/1999/02/22-rdf-syntax-ns#type>)
  FILTER(STR(?v) NOT IN ("", "NaN", "https://cube.link/Undefined"))
  OPTIONAL { ?v schema:sameAs ?lasting }
  BIND(STR(COALESCE(?lasting, ?v)) AS ?value) BIND(isNumeric(?v) AS ?isNumber)
}`;

type Solution = Map<string, { value: string }>;

/** The rows of every cube, read from the triples in another way than the source's. */
const readTriples = (): Map<string, string[]> => {
  const store = new Store();
  for (const file of files) store.load(readFileSync(file, "utf8"), { format: "text/turtle" });
  const cubes = new Map<string, Map<string, string[]>>();
  for (const solution of store.query(CELLS) as Solution[]) {
    const of = (name: string): string => solution.get(name)?.value ?? "";
    const rows = cubes.get(of("cube")) ?? new Map<string, string[]>();
    cubes.set(of("cube"), rows);
    const value = of("isNumber") === "true" ? Number(of("value")) : of("value");
    rows.set(of("o"), [...(rows.get(of("o")) ?? []), `${of("p")} ${value}`]);
  }
  return new Map(
    [...cubes].map(([iri, rows]) => [
      iri,
      [...rows.values()].map((cells) => cells.toSorted().join("\n")).toSorted(),
    ]),
  );
};

describe.skipIf(!hasTestData("cubes"))("cubes that nobody here wrote (STATELIER_TEST_DATA)", () => {
  const store = openMemoryStore(convertTurtle(files));
  const source = makeSparqlSource({
    endpoint: (request) => handleSparqlProtocol(request, store),
    dataSource: { type: "sparql", url: "http://localhost/sparql" },
  });

  it("are read whole, with every cell", async () => {
    const cubes = readTriples();
    expect(cubes.size).toBe(4);
    for (const [iri, expected] of cubes) {
      const { table } = await source.observations({ iri, locale: "de" });
      const rows = Array.from({ length: table.rowCount }, (_, row) => readRow(table.columns, row));
      expect(rows.toSorted()).toEqual(expected);
    }
  });

  it("name in plain words what was not understood", async () => {
    const notes: Record<string, string[]> = {};
    for (const iri of [...readTriples().keys()].toSorted()) {
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
