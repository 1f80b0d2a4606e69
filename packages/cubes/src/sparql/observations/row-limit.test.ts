import { buildComponentId, numberBounds } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../make-sparql-source.ts";
import { openMemoryStore } from "../../conformance/open-memory-store.ts";

const E = (name: string): string => `https://example.org/${name}`;
const LIMIT = 1_000;
const ROWS = 1_200;
const YEARS = 6;

/** A cube of 200 places in six years, and 400 cubes without rows that are in the catalogue too. */
const writeTriples = (): string => {
  const lines: string[] = [];
  const say = (subject: string, predicate: string, object: string): void =>
    void lines.push(`<${E(subject)}> <${predicate}> ${object} .`);
  const node = (name: string): string => `<${E(name)}>`;
  const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
  const SH = "http://www.w3.org/ns/shacl#";
  const CUBE = "https://cube.link/";
  const describeCube = (name: string): void => {
    say(name, TYPE, `<${CUBE}Cube>`);
    say(name, "http://schema.org/name", `"${name}"@en`);
    say(name, "http://schema.org/description", `"about ${name}"@en`);
    say(name, "http://schema.org/workExample", "<https://ld.admin.ch/application/visualize>");
    say(
      name,
      "http://schema.org/creativeWorkStatus",
      "<https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published>",
    );
    say(name, `${CUBE}observationConstraint`, node("shape"));
  };
  for (const [path, kind, datatype] of [
    ["place", "KeyDimension", "string"],
    ["year", "KeyDimension", "gYear"],
    ["amount", "MeasureDimension", "decimal"],
  ] as const) {
    say("shape", `${SH}property`, node(`property-${path}`));
    say(`property-${path}`, TYPE, `<${CUBE}${kind}>`);
    say(`property-${path}`, `${SH}path`, node(path));
    say(`property-${path}`, `${SH}nodeKind`, `<${SH}Literal>`);
    say(`property-${path}`, `${SH}datatype`, `<http://www.w3.org/2001/XMLSchema#${datatype}>`);
  }
  describeCube("cube");
  say("cube", `${CUBE}observationSet`, node("set"));
  for (let row = 0; row < ROWS; row += 1) {
    const XSD = "http://www.w3.org/2001/XMLSchema#";
    say("set", `${CUBE}observation`, node(`row-${row}`));
    say(`row-${row}`, E("place"), `"${Math.floor(row / YEARS)}"`);
    say(`row-${row}`, E("year"), `"${2000 + (row % YEARS)}"^^<${XSD}gYear>`);
    say(`row-${row}`, E("amount"), `"${row}"^^<${XSD}decimal>`);
  }
  for (let other = 0; other < 400; other += 1) describeCube(`other-${other}`);
  return lines.join("\n");
};

describe("an endpoint that cuts its answers at a number of rows, and does not say so", () => {
  const store = openMemoryStore(writeTriples());

  const open = (options: SparqlSourceOptions = {}) =>
    makeSparqlSource({
      endpoint: async (request) => {
        const answer = await handleSparqlProtocol(request, store);
        const { results, ...rest } = (await answer.json()) as { results: { bindings: unknown[] } };
        const bindings = results.bindings.slice(0, LIMIT);
        return new Response(JSON.stringify({ ...rest, results: { bindings } }), {
          headers: { "content-type": "application/sparql-results+json" },
        });
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options: { retry: { backOffMs: 1 }, ...options },
    });
  const amount = buildComponentId(E("cube"), E("amount"));
  const year = buildComponentId(E("cube"), E("year"));
  const request = { iri: E("cube"), locale: "en" } as const;

  it("gives a whole cube in more pages", async () => {
    const { table } = await open().observations(request);
    expect(table.rowCount).toBe(ROWS);
    expect(numberBounds(table, amount)).toEqual({ min: 0, max: ROWS - 1 });
  });

  it("gives no slice that is longer, with words that say so, and any that is not", async () => {
    const source = open({ wholeCubeRows: 0 });
    for (let time = 0; time < 2; time += 1)
      await expect(source.observations(request)).rejects.toMatchObject({
        id: "RESULT_TOO_LARGE",
        message: "The endpoint cuts its answers after 1000 rows.",
      });
    const filters = { [year]: { type: "single", value: "2003" } } as const;
    const { table } = await source.observations({ ...request, filters });
    expect(table.rowCount).toBe(ROWS / YEARS);
    expect((await source.observations({ ...request, limit: 8 })).table.rowCount).toBe(8);
  });

  it("is never taken for a catalogue of fewer datasets", async () => {
    const search = {
      locale: "en",
      query: "",
      order: "SCORE",
      includeDrafts: true,
      fetchDimensionTermsets: false,
      filters: [],
    } as const;
    await expect(open().search({ ...search, filters: [] })).rejects.toMatchObject({
      id: "RESULT_TOO_LARGE",
    });
  });
});
