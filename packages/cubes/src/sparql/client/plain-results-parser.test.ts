import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../testing/property-runs.ts";
import { PlainResultsParser } from "./plain-results-parser.ts";
import type { Row } from "./rows-sink.ts";
import { encode, literal, readPieces } from "./testing/read-pieces.ts";

const parse = (bytes: Uint8Array, cuts?: readonly number[]): Row[] =>
  readPieces(PlainResultsParser, bytes, cuts);

const STRING = "http://www.w3.org/2001/XMLSchema#string";
const YEAR = "http://www.w3.org/2001/XMLSchema#gYear";

/** As Virtuoso 7.2 writes it. */
const ANSWER = `"o"\t"c0"\t"k0"\t"c1"\t"lastOfAll"
"https://example.org/1"\t"https://example.org/ü"\t"@"\t"12.5"\t
"https://example.org/2"\t"Zürich 𝔘"\t"de@"\t\t
"https://example.org/3"\t2010-02-03\t"@https://example.org/date"\t"-7"\t
"https://example.org/4"\t"a ""quoted""\ttab
and a line"\t"@${STRING}"\t""\t
"https://example.org/5"\t"1950"\t"@${YEAR}"\t\t
"https://example.org/6"\t"nodeID://b1"\t"@"\t\t
"https://example.org/7"\t\t\t\t
\t\t\t\t1
`;

const node = (at: number) => literal(`https://example.org/${at}`);

const ROWS = [
  { o: node(1), c0: { type: "iri", value: "https://example.org/ü" }, c1: literal("12.5") },
  { o: node(2), c0: literal("Zürich 𝔘", "de") },
  { o: node(3), c0: literal("2010-02-03", "", "https://example.org/date"), c1: literal("-7") },
  { o: node(4), c0: literal('a "quoted"\ttab\nand a line'), c1: literal("") },
  { o: node(5), c0: literal("1950", "", YEAR) },
  { o: node(6), c0: { type: "blank", value: "nodeID://b1" } },
  { o: node(7) },
  { lastOfAll: literal("1") },
];

test("a table is the same wherever it is cut into pieces", () => {
  const bytes = encode(ANSWER);
  expect(parse(bytes)).toEqual(ROWS);
  for (let cut = 0; cut <= bytes.length; cut += 1)
    expect(parse(bytes, [cut]), `cut at ${cut}`).toEqual(ROWS);
  expect(parse(bytes, [...bytes.keys()])).toEqual(ROWS);
});

test("any text is read as it was written", () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.toWellFormed());
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(table, fc.array(fc.nat()), (rows, places) => {
      const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
      const lines = rows.map((row) => `${row.map(quote).join("\t")}\n`);
      const bytes = encode(`"a"\t"b"\n${lines.join("")}`);
      const cuts = places.map((place) => place % bytes.length).toSorted((a, b) => a - b);
      expect(parse(bytes, cuts)).toEqual(rows.map(([a, b]) => ({ a: literal(a), b: literal(b) })));
    }),
    runs(100),
  );
});

test.each([
  ["nothing", ""],
  ["a table cut within a row", ANSWER.slice(0, -3)],
  ["a table cut within quotes", ANSWER.slice(0, 60)],
])("%s is an error", (_, text) => {
  expect(() => parse(encode(text))).toThrow("The answer is no SPARQL result: it is cut.");
});

test.each([
  ["the standard's form", "?o\t?c0\n<https://example.org/1>\t1\n"],
  ["a row of other columns", '"a"\t"b"\n"1"\n'],
  ["a text behind quotes", '"a"\n"1"2\n'],
  ["a term without a kind", '"c0"\t"k0"\n"https://example.org/1"\t\n'],
  ["a kind that is none", '"c0"\t"k0"\n"1"\t"number"\n'],
])("%s is another form", (_, text) => {
  expect(() => parse(encode(text))).toThrow("The answer is no table that we read");
});
