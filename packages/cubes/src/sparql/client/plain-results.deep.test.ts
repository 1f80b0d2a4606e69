import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SparqlServer } from "../../conformance/start-sparql-server.ts";
import { startVirtuoso } from "../../conformance/start-virtuoso.ts";
import { buildObservationsQuery } from "../queries/build-observations-query.ts";
import { sparql } from "../queries/sparql-text.ts";
import { writesPlain } from "./plain-results-parser.ts";
import { RowsSink } from "./rows-sink.ts";
import { makeSparqlClient } from "./sparql-client.ts";
import { streamWhole } from "./stream-whole.ts";

const XSD = "http://www.w3.org/2001/XMLSchema#";
const CUBE = "https://example.org/cube";
const VALUE = "https://example.org/value";

const VALUES = [
  "<https://example.org/b%20c>",
  "<https://example.org/ü,x>",
  '"plain"',
  '"deutsch"@de',
  '"deutsch"@de-ch',
  ...["1950", "-0044"].map((year) => `"${year}"^^<${XSD}gYear>`),
  `"2010-02"^^<${XSD}gYearMonth>`,
  `"2010-02-03"^^<${XSD}date>`,
  `"2010-02-03T00:00:00+02:00"^^<${XSD}dateTime>`,
  `"12:00:00"^^<${XSD}time>`,
  `"012"^^<${XSD}integer>`,
  `"1.50"^^<${XSD}decimal>`,
  `"1e3"^^<${XSD}double>`,
  `"0.1"^^<${XSD}float>`,
  `"true"^^<${XSD}boolean>`,
  String.raw`"tab\there, line\nbreak, return\rhere"`,
  String.raw`"a \"quoted\" text \\ with a backslash"`,
  '""',
  '"x"^^<https://cube.link/Undefined>',
  '""^^<https://cube.link/Undefined>',
  "<https://cube.link/Undefined>",
  "_:b1",
  '"<https://example.org/no-iri>"',
  '"ümlaut 😀"',
  `"--02"^^<${XSD}gMonth>`,
  '" blanks "',
];

let folder: string;
let server: SparqlServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plain-results-"));
  const file = join(folder, "observations.nt");
  const lines = VALUES.map((value, at) => {
    const node = `<https://example.org/observation/${at}>`;
    return `<${CUBE}/set> <https://cube.link/observation> ${node} .\n${node} <${VALUE}> ${value} .\n`;
  });
  writeFileSync(
    file,
    `<${CUBE}> <https://cube.link/observationSet> <${CUBE}/set> .\n${lines.join("")}`,
  );
  server = await startVirtuoso(file);
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("Virtuoso says the same of every kind of term in tables and in JSON", async () => {
  const client = makeSparqlClient({ endpoint: server.url });
  await client.select(sparql`SELECT ?s { ?s ?p ?o } LIMIT 1`);
  expect(writesPlain(client.server)).toBe(true);
  const query = (hasKinds: boolean) =>
    buildObservationsQuery({
      cube: { iri: CUBE, hasSeveralSets: false },
      paths: [VALUE],
      filters: [],
      numbers: new Set(),
      withNode: true,
      hasKinds,
    });
  const ask = async (hasKinds: boolean) => {
    const { rows } = await streamWhole(client, query(hasKinds), () => new RowsSink(), { hasKinds });
    return new Map(rows.map(({ o, c0 }) => [o?.value, c0]));
  };
  const [plain, json] = [await ask(true), await ask(false)];
  expect(plain.size).toBe(VALUES.length);
  expect(plain).toEqual(json);
});
