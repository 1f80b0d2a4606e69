import { buildComponentId, findComponent } from "@statelier/model";
import { defaultGraph, Store } from "oxigraph";
import { expect, it } from "vitest";

import { openMemoryStore } from "../../conformance/open-memory-store.ts";
import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource } from "../make-sparql-source.ts";

const PREFIXES = `
  @prefix cube: <https://cube.link/> . @prefix sh: <http://www.w3.org/ns/shacl#> .
  @prefix xsd: <http://www.w3.org/2001/XMLSchema#> . @prefix : <https://example.org/> .`;
const YEARS = ["1999", "2001", "2004"];
const GOOD = `sh:datatype xsd:gYear ; sh:minInclusive "1999"^^xsd:gYear ; sh:maxInclusive "2004"^^xsd:gYear`;

const openTurtle = (text: string) => {
  const store = new Store();
  store.load(text, { format: "text/turtle" });
  return openMemoryStore(
    store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() }),
  );
};

const listYears = async (shape: string, server?: string) => {
  const store = openTurtle(`${PREFIXES}
    :cube a cube:Cube ; cube:observationConstraint :shape ; cube:observationSet :set .
    :shape sh:property [ a cube:KeyDimension ; sh:path :year ; sh:nodeKind sh:Literal ; ${shape} ],
      [ a cube:MeasureDimension ; sh:path :amount ; sh:datatype xsd:integer ] .
    ${YEARS.map((year) => `:set cube:observation [ :year "${year}"^^xsd:gYear ; :amount 1 ] .`).join("\n")}
    :other cube:observation [ :year "2002"^^xsd:gYear ] .`);
  const asked: string[] = [];
  const source = makeSparqlSource({
    endpoint: async (request) => {
      asked.push(new URLSearchParams(await request.clone().text()).get("query") ?? "");
      const answer = await handleSparqlProtocol(request, store);
      if (server !== undefined) answer.headers.set("server", server);
      return answer;
    },
    dataSource: { type: "sparql", url: "http://localhost/sparql" },
    options: { wholeCubeRows: 0 },
  });
  const iri = "https://example.org/cube";
  const components = await source.components({ iri, locale: "en", loadValues: true });
  const year = findComponent(components, buildComponentId(iri, "https://example.org/year"));
  return {
    years: year?.values.map(({ value }) => value),
    isReadFromAll: asked.some((query) => query.includes("SELECT DISTINCT ?v ")),
  };
};

it("looks years up one by one where the shape says which there may be", async () => {
  expect(await listYears(GOOD)).toEqual({ years: YEARS, isReadFromAll: false });
});

it("finds them all at once where the endpoint is faster so, none outside of the bounds", async () => {
  const few = GOOD.replace('"1999"', '"2000"');
  expect(await listYears(few, "Virtuoso/07.20 (Linux)")).toEqual({
    years: YEARS.slice(1),
    isReadFromAll: true,
  });
  expect(await listYears(few)).toEqual({ years: YEARS.slice(1), isReadFromAll: false });
});

it.each([
  ["the shape has no bounds", "sh:datatype xsd:gYear"],
  ["there may be too many", GOOD.replace('"2004"', '"2999"')],
  ["some are written in another way", GOOD.replace('"1999"', '"0999"')],
  [
    "not all values are years",
    `sh:or ( [ ${GOOD} ] [ sh:datatype xsd:gYearMonth ] [ sh:datatype cube:Undefined ] )`,
  ],
])("finds values in the observations where %s", async (_, shape) => {
  expect(await listYears(shape)).toEqual({ years: YEARS, isReadFromAll: true });
});
