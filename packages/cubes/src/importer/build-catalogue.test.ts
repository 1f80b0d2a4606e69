import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Store } from "oxigraph";
import { describe, expect, onTestFinished, test } from "vitest";

import { checkRows } from "../checker/rows/check-rows.ts";
import { checkCubes } from "../checker/rules/check-cubes.ts";
import {
  hasOfficialShapes,
  validateWithOfficialShapes,
} from "../checker/testing/official-shapes.ts";
import { parseRdf } from "../rdf/parse-rdf.ts";
import { buildCatalogue } from "./build-catalogue.ts";

const SMALL = fileURLToPath(new URL("fixtures/small", import.meta.url));
const BASE = "http://localhost:4000/";

const build = (baseIri = BASE, folder = SMALL) => {
  const outcome = buildCatalogue(folder, { baseIri });
  if (!outcome.ok) throw new Error(outcome.problems.join("\n"));
  return outcome.value;
};

const catalogue = build();
const store = new Store();
store.load(catalogue.triples, { format: "application/n-triples" });

const PREFIXES = `
  PREFIX cube: <https://cube.link/> PREFIX meta: <https://cube.link/meta/>
  PREFIX relation: <https://cube.link/relation/> PREFIX schema: <http://schema.org/>
  PREFIX sh: <http://www.w3.org/ns/shacl#> PREFIX qudt: <http://qudt.org/schema/qudt/>
  PREFIX time: <http://www.w3.org/2006/time#> PREFIX dcat: <http://www.w3.org/ns/dcat#>
  PREFIX dcterms: <http://purl.org/dc/terms/> PREFIX vcard: <http://www.w3.org/2006/vcard/ns#>
  PREFIX skos: <http://www.w3.org/2004/02/skos/core#> PREFIX geo: <http://www.opengis.net/ont/geosparql#>
  PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> PREFIX : <${BASE}>
  PREFIX c: <${BASE}cube/bread-prices/component/>`;

const ask = (pattern: string) => store.query(`${PREFIXES} ASK { ${pattern} }`) as boolean;

const select = (query: string): Record<string, string>[] =>
  (store.query(`${PREFIXES} ${query}`) as Map<string, { value: string }>[]).map((row) =>
    Object.fromEntries([...row].map(([name, term]) => [name, term.value])),
  );

const makeCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SMALL, folder, { recursive: true });
  return folder;
};

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test("the small catalogue is written as it was reviewed", async () => {
  await expect(catalogue.triples).toMatchFileSnapshot("fixtures/small.nt");
});

test("the same input gives the same bytes", () => {
  expect(build().triples).toBe(catalogue.triples);
});

test("every line is a triple of its own and all are read again", () => {
  expect(store.size).toBe(catalogue.triples.trimEnd().split("\n").length);
});

test("D56: all our identifiers move with the base", () => {
  const moved = build("https://data.office.example/").triples;
  expect(moved).not.toContain("localhost");
  expect(moved.replaceAll("https://data.office.example/", BASE)).toBe(catalogue.triples);
});

test.skipIf(!hasOfficialShapes)(
  "the official shapes have no result at all (STATELIER_TEST_DATA)",
  async () => {
    const parsed = parseRdf(catalogue.triples, { format: "n-triples", baseIri: BASE });
    if (!parsed.ok) throw new Error(parsed.message);
    expect(await validateWithOfficialShapes(parsed.graph)).toEqual([]);
  },
);

test("our own check has nothing to say", () => {
  const parsed = parseRdf(catalogue.triples, { format: "n-triples", baseIri: BASE });
  if (!parsed.ok) throw new Error(parsed.message);
  expect(checkCubes(parsed.graph)).toEqual([]);
  expect(checkRows(parsed.graph)).toEqual([]);
});

describe("what is said about a cube", () => {
  const two = ":cube\\/bread-prices\\/2";
  test.each([
    [`:cube\\/bread-prices schema:hasPart ${two}, :cube\\/bread-prices\\/1`],
    [
      `${two} schema:version 2 ; schema:creativeWorkStatus <https://ld.admin.ch/vocabulary/CreativeWorkStatus/Draft>`,
    ],
    [
      `${two} schema:description "Was Brot \\"wirklich\\" kostet"@de, "What bread\\nreally costs \\\\ today"@en`,
    ],
    [`${two} dcterms:license/schema:name "CC BY 4.0"`],
    [`${two} dcat:theme/schema:name "Wirtschaft"@de`],
    [`${two} schema:about ?topic . ?topic schema:name "Prix"@fr ; skos:broader :theme\\/economy`],
    [
      `${two} schema:about ?topic . ?topic schema:name "Food"@en ; skos:broader :organization\\/office`,
    ],
    [
      `${two} dcterms:creator ?o . ?o a schema:Organization ; schema:name "Ufficio degli esempi"@it`,
    ],
    [
      `${two} dcat:contactPoint ?p . ?p vcard:fn "Help desk" ; vcard:hasEmail <mailto:help@office.example>`,
    ],
    [`${two} schema:contactPoint/schema:email "help@office.example"`],
    [`${two} schema:datePublished "2024-02-01"^^xsd:date`],
    [
      `:termset\\/countries a meta:SharedDimension ; meta:isUsedIn ${two} ; schema:name "Länder"@de`,
    ],
    [`:termset\\/years meta:isUsedIn ${two}`],
  ])("%s", (pattern) => expect(ask(pattern)).toBe(true));

  test("the publisher is a link with its text escaped", () => {
    expect(select(`SELECT ?html { ${two} dcterms:publisher ?html }`)).toEqual([
      {
        html: '<a href="https://office.example/">Office of &quot;Examples&quot; &amp; Tests</a>',
      },
    ]);
  });
});

describe("columns", () => {
  const property = (column: string, pattern: string) =>
    ask(`<${BASE}cube/bread-prices/2/shape> sh:property ?p . ?p sh:path c:${column} ; ${pattern}`);

  test.each([
    [
      "country",
      'a cube:KeyDimension ; schema:name "Pays"@fr ; sh:order 1 ; meta:dataKind/a schema:GeoShape',
    ],
    [
      "country",
      "schema:version 3 ; sh:in/(<http://www.w3.org/1999/02/22-rdf-syntax-ns#rest>*)/<http://www.w3.org/1999/02/22-rdf-syntax-ns#first> :termset\\/countries\\/v3\\/CHE",
    ],
    [
      "country",
      'meta:inHierarchy ?h . ?h meta:hierarchyRoot :termset\\/countries\\/World ; meta:nextInHierarchy ?l . ?l schema:name "Region"@en ; sh:path skos:narrower ; meta:nextInHierarchy/sh:path skos:narrower',
    ],
    [
      "year",
      "qudt:scaleType qudt:OrdinalScale ; sh:nodeKind sh:IRI ; meta:dataKind/time:unitType time:unitYear",
    ],
    [
      "month",
      "sh:datatype xsd:gYearMonth ; qudt:scaleType qudt:IntervalScale ; meta:dataKind/time:unitType time:unitMonth",
    ],
    ["quality", "qudt:scaleType qudt:OrdinalScale"],
    [
      "price",
      "a cube:MeasureDimension ; qudt:hasUnit ?u . ?u a qudt:CurrencyUnit ; qudt:symbol 'CHF' ; qudt:currencyExponent 2",
    ],
    [
      "price_error",
      "meta:dimensionRelation ?r . ?r a relation:StandardError ; meta:relatesTo c:price",
    ],
    [
      "price_above",
      'schema:name "Obergrenze (Abstand vom Messwert)"@de ; qudt:hasUnit :unit\\/chf ; meta:dimensionRelation ?r . ?r a relation:ConfidenceUpperBound ; dcterms:type "95%"',
    ],
    ["rating", "a cube:MeasureDimension ; qudt:scaleType qudt:OrdinalScale ; sh:nodeKind sh:IRI"],
  ])("%s %s", (column, pattern) =>
    expect(
      property(
        column,
        pattern.replaceAll("/a ", "/<http://www.w3.org/1999/02/22-rdf-syntax-ns#type> "),
      ),
    ).toBe(true),
  );

  test("only columns with missing cells allow cube:Undefined", () => {
    const optional = select(
      `SELECT DISTINCT ?path { ?p sh:path ?path ; sh:or/(<http://www.w3.org/1999/02/22-rdf-syntax-ns#rest>*)/<http://www.w3.org/1999/02/22-rdf-syntax-ns#first>/sh:datatype cube:Undefined } ORDER BY ?path`,
    );
    expect(optional.map(({ path }) => path!.split("/").at(-1))).toEqual([
      "price",
      "price_above",
      "price_error",
    ]);
    expect(
      property(
        "market",
        "sh:in/(<http://www.w3.org/1999/02/22-rdf-syntax-ns#rest>*)/<http://www.w3.org/1999/02/22-rdf-syntax-ns#first> cube:Undefined",
      ),
    ).toBe(true);
  });
});

describe("values", () => {
  test.each([
    [
      ':termset\\/countries\\/v3\\/CHE schema:sameAs :termset\\/countries\\/CHE ; schema:name "Svizzera"@it ; schema:alternateName "CH"',
    ],
    [":termset\\/countries\\/Europe skos:narrower :termset\\/countries\\/CHE"],
    [
      ':termset\\/countries\\/CHE geo:hasGeometry/geo:asWKT "POLYGON ((6 46, 10 46, 10 47.5, 6 46))"^^geo:wktLiteral',
    ],
    [':termset\\/years\\/2001 schema:position "2001" ; schema:inDefinedTermSet :termset\\/years'],
    [
      ':cube\\/bread-prices\\/value\\/quality\\/very-high schema:position 2 ; schema:name "très haute"@fr',
    ],
    [':cube\\/bread-prices\\/value\\/quality\\/low schema:color "#1f77b4"'],
    [":cube\\/bread-prices\\/value\\/market\\/null-island schema:latitude 0 ; schema:longitude 0"],
  ])("%s", (pattern) => expect(ask(pattern)).toBe(true));

  test("only values that occur, and those above them, are written", () => {
    expect(ask(":termset\\/years\\/2030 ?p ?o")).toBe(false);
    expect(ask(":termset\\/countries\\/World ?p ?o")).toBe(true);
  });
});

test("D55: limits carry a bound for the shape and a plain value for readers; ranges have both bounds only", () => {
  expect(
    select(`SELECT ?name ?value ?min ?max ?source {
      ?p meta:annotation ?a . ?a a meta:Limit ; schema:name ?name ; dcterms:source ?source .
      OPTIONAL { ?a schema:value ?value } OPTIONAL { ?a schema:minValue ?min } OPTIONAL { ?a schema:maxValue ?max }
      FILTER(LANG(?name) = "en") } ORDER BY ?name`),
  ).toEqual([
    { name: "Guide price", value: "2", min: "2", max: "2", source: "https://office.example/act" },
    { name: "Highest price", value: "3.5", max: "3.5", source: "https://office.example/act" },
    { name: "Lowest price", value: "1", min: "1", source: "https://office.example/act" },
    { name: "Target range", min: "1.5", max: "2.5", source: "https://office.example/act" },
  ]);
  expect(
    ask(`?a schema:name "Highest price"@en ; meta:annotationContext
      [ sh:path c:country ; sh:hasValue :termset\\/countries\\/CHE ], [ sh:path c:year ; sh:hasValue :termset\\/years\\/2001 ]`),
  ).toBe(true);
  expect(
    ask(`?a schema:name "Guide price"@en ; meta:annotationContext
      [ sh:path c:month ; sh:minInclusive "2001-01"^^xsd:gYearMonth ; sh:maxInclusive "2001-12"^^xsd:gYearMonth ]`),
  ).toBe(true);
});

test("every observation is its row", () => {
  const observations = select(`SELECT ?country ?month ?quality ?market ?price ?shops ?rating {
    <${BASE}cube/bread-prices/2/observations> cube:observation ?o .
    ?o cube:observedBy :organization\\/office ; c:country/schema:identifier ?country ; c:month ?month ;
      c:quality ?q ; c:market ?m ; c:price ?price ; c:shops ?shops ; c:rating/schema:name ?rating .
    BIND(REPLACE(STR(?q), "^.*/", "") AS ?quality) BIND(REPLACE(STR(?m), "^.*/", "") AS ?market)
    FILTER(LANG(?rating) = "en") } ORDER BY ?o`);
  expect(observations).toEqual([
    {
      country: "756",
      month: "2001-03",
      quality: "low",
      market: "Bern",
      price: "2.5",
      shops: "12",
      rating: "good",
    },
    {
      country: "756",
      month: "2001-03",
      quality: "very-high",
      market: "Undefined",
      price: "",
      shops: "3",
      rating: "bad",
    },
    {
      country: "380",
      month: "2001-12",
      quality: "low",
      market: "null-island",
      price: "1",
      shops: "7",
      rating: "good",
    },
    {
      country: "250",
      month: "2002-01",
      quality: "low",
      market: "Undefined",
      price: "-0.0015",
      shops: "5",
      rating: "bad",
    },
  ]);
});

test("a value without a shape is noted", () => {
  expect(catalogue.summaries.map(({ notes }) => notes)).toEqual([
    [],
    ["columns.country: no shape for FRA"],
  ]);
});

describe("refusals", () => {
  test("problems begin with the dataset's folder", () => {
    const folder = makeCopy();
    edit(join(folder, "datasets/prices-2/descriptor.yaml"), "termset: years", "termset: ages");
    expect(buildCatalogue(folder, { baseIri: BASE })).toEqual({
      ok: false,
      problems: ['prices-2: columns.year: the termset "ages" is not in the vocabulary'],
    });
  });

  test("two datasets of one key and version are refused", () => {
    const folder = makeCopy();
    edit(join(folder, "datasets/prices-2/descriptor.yaml"), "version: 2", "version: 1");
    const outcome = buildCatalogue(folder, { baseIri: BASE });
    expect(outcome.ok ? [] : outcome.problems).toContain(
      "prices-2: another dataset has the same key and version",
    );
  });

  test("one licence under two names is refused", () => {
    const folder = makeCopy();
    edit(join(folder, "datasets/prices-2/descriptor.yaml"), "CC BY 4.0", "CC-BY");
    const outcome = buildCatalogue(folder, { baseIri: BASE });
    expect(outcome.ok ? "" : outcome.problems.join()).toContain(
      "<https://creativecommons.org/licenses/by/4.0/> in plain text has two names",
    );
  });

  test("an absent data file, shape file and folder are named", () => {
    const folder = makeCopy();
    rmSync(join(folder, "datasets/prices-1/wide.json"));
    const noData = buildCatalogue(folder, { baseIri: BASE });
    expect(noData.ok ? "" : noData.problems.join()).toMatch(
      /^prices-1: wide\.json: there is no such file in /,
    );
    rmSync(join(folder, "vocabulary/areas.geojson"));
    const noShapes = buildCatalogue(folder, { baseIri: BASE });
    expect(noShapes.ok ? "" : noShapes.problems.join()).toContain(
      "areas.geojson: there is no such file",
    );
    rmSync(join(folder, "datasets"), { recursive: true });
    const noFolder = buildCatalogue(folder, { baseIri: BASE });
    expect(noFolder.ok ? "" : noFolder.problems.join()).toMatch(/^there is no folder .*datasets$/);
  });

  test("a vocabulary key that two files define is refused", () => {
    const folder = makeCopy();
    writeFileSync(join(folder, "vocabulary/more.yaml"), "units: { chf: { label: Franken } }\n");
    expect(buildCatalogue(folder, { baseIri: BASE })).toMatchObject({
      problems: expect.arrayContaining(['vocabulary: the unit "chf" is defined twice']),
    });
  });

  test("shapes that fit no value are refused", () => {
    const folder = makeCopy();
    edit(join(folder, "vocabulary/terms.yaml"), "property: iso", "property: name");
    const outcome = buildCatalogue(folder, { baseIri: BASE });
    expect(outcome.ok ? "" : outcome.problems.join()).toContain(
      'areas.geojson: no area is named like a value (by its property "name")',
    );
  });

  test("a column of a values file that no field has is refused", () => {
    const folder = makeCopy();
    edit(join(folder, "vocabulary/countries.csv"), "abbreviation", "short");
    const outcome = buildCatalogue(folder, { baseIri: BASE });
    expect(outcome.ok ? "" : outcome.problems.join()).toContain(
      'countries.csv: unknown column "short"',
    );
  });
});
