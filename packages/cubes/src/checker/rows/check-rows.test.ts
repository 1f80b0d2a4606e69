import { describe, expect, it } from "vitest";

import { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { Triple } from "../../rdf/triple-graph.ts";
import { makeGraph } from "../testing/test-cube.ts";
import { checkRows } from "./check-rows.ts";

const PREFIXES = `@prefix xsd: <http://www.w3.org/2001/XMLSchema#> . @prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix schema: <http://schema.org/> . @prefix cube: <https://cube.link/> . @prefix ex: <http://example.org/> .
`;
const YEAR = `a cube:KeyDimension ; sh:path ex:year ; schema:name "Year"@en ; sh:datatype xsd:gYear ; sh:minCount 1 ; sh:maxCount 1`;
const PLACE = `a cube:KeyDimension ; sh:path ex:place ; schema:name "Place"@en ; sh:nodeKind sh:IRI ; sh:in ( ex:a ex:b cube:Undefined ) ; sh:minCount 1 ; sh:maxCount 1`;
const SUN = `a cube:MeasureDimension ; sh:path ex:sun ; schema:name "Sun"@en ; sh:nodeKind sh:Literal ; sh:datatype xsd:decimal ; sh:minInclusive 0 ; sh:maxInclusive 24.0 ; sh:minCount 1 ; sh:maxCount 1`;
const RAIN = `a cube:MeasureDimension ; sh:path ex:rain ; schema:name "Rain"@en ; sh:nodeKind sh:Literal ; sh:minCount 1 ; sh:maxCount 1 ;
  sh:or ( [ sh:datatype xsd:decimal ; sh:minInclusive 0.0 ; sh:maxInclusive 100.0 ] [ sh:datatype cube:Undefined ] )`;

interface Row {
  year?: string;
  place?: string;
  sun?: string;
  rain?: string;
}

const YEAR_2021 = '"2021"^^xsd:gYear';

function writeRow(name: string, cells: Row): string {
  const pairs = Object.entries(cells).filter(([, objects]) => objects !== "");
  return [
    `ex:set cube:observation ex:${name} . ex:${name} a cube:Observation`,
    ...pairs.map(([column, objects]) => `ex:${column} ${String(objects)}`),
  ].join(" ; ");
}

/** A cube with a good first row, and these others, each of a year of its own. */
function makeCube(rows: Row[], columns: string[] = [YEAR, PLACE, SUN, RAIN]) {
  const good = { year: '"2020"^^xsd:gYear', place: "ex:a", sun: "5.5", rain: "10.5" };
  const written = rows.map((row, index) =>
    writeRow(`row${index + 2}`, { ...good, year: `"${2021 + index}"^^xsd:gYear`, ...row }),
  );
  return makeGraph(`${PREFIXES} ex:cube a cube:Cube ; cube:observationConstraint ex:shape ; cube:observationSet ex:set .
    ex:shape a cube:Constraint ; sh:property ${columns.map((column) => `[ ${column} ]`).join(" , ")} .
    ${[writeRow("row1", good), ...written].join(" .\n")} .`);
}

describe("rows held against the cube's own columns", () => {
  it.each<[string, string, Row, string]>([
    [
      "a text marked as a number",
      "cell-ill-formed",
      { sun: '"abc"^^xsd:decimal' },
      'In the column "Sun" the row http://example.org/row2 has "abc", which cannot be read as its datatype xsd:decimal.',
    ],
    [
      "a text marked as a number where a cell may be empty",
      "cell-ill-formed",
      { rain: '"abc"^^xsd:decimal' },
      'In the column "Rain" the row http://example.org/row2 has "abc", which cannot be read as its datatype xsd:decimal.',
    ],
    [
      "a plain text among numbers",
      "cell-datatype",
      { sun: '"12"' },
      'In the column "Sun" the row http://example.org/row2 has "12", whose datatype is xsd:string and not xsd:decimal.',
    ],
    [
      "a plain text among numbers and empty cells",
      "cell-datatype",
      { rain: '"12"' },
      'In the column "Rain" the row http://example.org/row2 has "12", whose datatype is xsd:string and not one of xsd:decimal, cube:Undefined.',
    ],
    [
      "a missing measure",
      "cell-missing",
      { sun: "" },
      'In the column "Sun" the row http://example.org/row2 has no cell. Add it.',
    ],
    [
      "a missing key dimension",
      "cell-missing",
      { place: "" },
      'In the column "Place" the row http://example.org/row2 has no cell. Add it.',
    ],
    [
      "two cells in a column",
      "cell-several",
      { sun: "1.0 , 2.0" },
      'In the column "Sun" the row http://example.org/row2 has 2 cells ("1.0", "2.0") and may have 1 at most.',
    ],
    [
      "a value that is not listed",
      "cell-not-listed",
      { place: "ex:c" },
      'In the column "Place" the row http://example.org/row2 has http://example.org/c, which is not among the values that the column lists in sh:in.',
    ],
    [
      "a value below the least",
      "cell-too-low",
      { sun: "-1.0" },
      'In the column "Sun" the row http://example.org/row2 has "-1.0", which is not at least 0 (sh:minInclusive).',
    ],
    [
      "a value above the greatest where a cell may be empty",
      "cell-too-high",
      { rain: "100.1" },
      'In the column "Rain" the row http://example.org/row2 has "100.1", which is not at most 100.0 (sh:maxInclusive).',
    ],
    [
      "a text in a column of IRIs",
      "cell-node-kind",
      { place: '"a"' },
      'In the column "Place" the row http://example.org/row2 has "a", which is not an IRI (sh:nodeKind).',
    ],
    [
      "an empty cell in a column that allows none",
      "cell-undefined",
      { sun: '""^^cube:Undefined' },
      'In the column "Sun" the row http://example.org/row2 has ""^^cube:Undefined (no value), which the column does not allow. Fill the cell, or allow it with sh:or ( [ sh:datatype xsd:decimal ] [ sh:datatype cube:Undefined ] ).',
    ],
    [
      "an empty cell written as an IRI in a column of literals",
      "cell-node-kind",
      { rain: "cube:Undefined" },
      'In the column "Rain" the row http://example.org/row2 has cube:Undefined, which is not a literal (sh:nodeKind).',
    ],
  ])("%s is %s", (_, rule, row, message) => {
    const path = `http://example.org/${Object.keys(row).join(" ")}`;
    expect(checkRows(makeCube([row]))).toMatchObject([
      { rule, path, count: 1, examples: [{ message }] },
    ]);
  });

  it("finds rows with the same key dimensions", () => {
    const same = { year: '"2020"^^xsd:gYear' };
    expect(
      checkRows(makeCube([same, { place: "ex:b", ...same }, { rain: "3.0", ...same }])),
    ).toMatchObject([
      {
        rule: "row-duplicate",
        path: "",
        count: 2,
        examples: [
          {
            message:
              'The row http://example.org/row2 has the same key dimensions as the row http://example.org/row1 ("2020", http://example.org/a). Remove one, or add the dimension in which they differ.',
          },
          { message: expect.stringContaining("The row http://example.org/row4 has the same") },
        ],
      },
    ]);
  });

  it("does not call rows the same that lack a key dimension, which is said already", () => {
    expect(checkRows(makeCube([{ year: "" }, { year: "" }]))).toMatchObject([
      { rule: "cell-missing", count: 2 },
    ]);
  });

  it("counts the rows and shows three of them", () => {
    const rows = Array.from({ length: 500 }, (): Row => ({
      sun: '"abc"^^xsd:decimal',
      rain: "-1.0",
    }));
    const findings = checkRows(makeCube(rows));
    expect(findings).toMatchObject([
      { rule: "cell-ill-formed", count: 500 },
      { rule: "cell-too-low", count: 500 },
    ]);
    expect(findings.map(({ examples }) => examples.length)).toEqual([3, 3]);
  });

  it("accepts empty cells where sh:or, sh:in or sh:datatype allows them, and where nothing is asked", () => {
    const all = { rain: '""^^cube:Undefined', place: "cube:Undefined", year: YEAR_2021 };
    expect(checkRows(makeCube([all]))).toEqual([]);
    const empty = SUN.replace(/sh:datatype.*24\.0/, "sh:datatype cube:Undefined");
    const free = SUN.replace(/sh:datatype.*24\.0/, 'schema:description ""');
    for (const column of [empty, free])
      expect(
        checkRows(makeCube([{ sun: '""^^cube:Undefined' }], [YEAR, column])).filter(
          ({ examples }) => examples.some(({ row }) => row.value.endsWith("row2")),
        ),
      ).toEqual([]);
  });

  it.each([
    ["xsd:gYear", '"1999"^^xsd:gYear', '"2000"^^xsd:gYear', '"2010"^^xsd:gYear'],
    [
      "xsd:gYearMonth",
      '"2000-01"^^xsd:gYearMonth',
      '"2000-02"^^xsd:gYearMonth',
      '"2000-11"^^xsd:gYearMonth',
    ],
    ["xsd:date", '"2000-01-31"^^xsd:date', '"2000-02-01"^^xsd:date', '"2000-03-01"^^xsd:date'],
    [
      "xsd:dateTime",
      '"2000-01-01T12:30:00+02:00"^^xsd:dateTime',
      '"2000-01-01T11:00:00Z"^^xsd:dateTime',
      '"2000-01-01T11:00:00"^^xsd:dateTime',
    ],
    ["xsd:double", '"-INF"^^xsd:double', "1", '"1e3"^^xsd:double'],
  ])("compares values of %s", (datatype, low, bound, high) => {
    const column = `sh:path ex:at ; schema:name "At" ; sh:datatype ${datatype} ; sh:minInclusive ${bound}`;
    const graph =
      makeGraph(`${PREFIXES} ex:cube cube:observationConstraint ex:shape ; cube:observationSet ex:set .
      ex:shape sh:property [ ${column} ] . ex:set cube:observation ex:low , ex:high .
      ex:low ex:at ${low} . ex:high ex:at ${high} , ${bound === "1" ? high : bound} .`);
    expect(checkRows(graph)).toMatchObject([
      { rule: "cell-too-low", count: 1, examples: [{ row: { value: "http://example.org/low" } }] },
    ]);
  });

  it("shortens a long cell and keeps it on one line", () => {
    const [finding] = checkRows(makeCube([{ sun: `"""${"a\\n".repeat(500)}"""` }]));
    expect(finding?.examples[0]?.message).toMatch(/^In .* has "(a ){39}a…", whose datatype is /);
  });

  it("takes time in step with the rows", () => {
    const { triples } = makeCube([]);
    const [set] = triples.flatMap(({ subject }) => (subject.value.endsWith("/set") ? subject : []));
    const cells = triples.filter(({ subject }) => subject.value.endsWith("/row1"));
    const measure = (size: number): number => {
      const rows = Array.from({ length: size }, (_, index): Triple[] => {
        const row = { type: "iri", value: `http://example.org/copy${index}` } as const;
        const link = { subject: set!, predicate: "https://cube.link/observation", object: row };
        return [link, ...cells.map((cell) => ({ ...cell, subject: row }))];
      });
      const graph = new RdfGraph().addAll([...triples, ...rows.flat()]);
      const times = [1, 2, 3].map(() => {
        const start = process.cpuUsage();
        expect(checkRows(graph)).toMatchObject([{ rule: "row-duplicate", count: size }]);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.min(...times);
    };
    expect(measure(3_000) / measure(150)).toBeLessThan(100);
  });
});
