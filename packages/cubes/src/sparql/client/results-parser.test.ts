import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ResultsParser } from "./results-parser.ts";
import { type Row, RowsSink } from "./rows-sink.ts";
import { encode, literal, readPieces } from "./testing/read-pieces.ts";
import { runs } from "../../testing/property-runs.ts";

const parse = (bytes: Uint8Array, cuts?: readonly number[]): Row[] =>
  readPieces(ResultsParser, bytes, cuts);

const ANSWER = String.raw`
{ "head": {"vars": ["a", "b"], "link": [{"x": "]}"}, 1.5e3, null]},
  "extra": "}", "results": { "ordered": true, "bindings": [
    {"a": {"type": "uri", "value": "https://example.org/ü"}, "b": {"value": "Zürich 𝔘", "type": "literal", "xml:lang": "de"}},
    { },
    {"b": {"datatype": "https://example.org/t", "type": "typed-literal", "value": "\"\\ \u00fc \ud835\udd18 \/\n"}},
    {"a" : {"type": "bnode", "value": "b0", "more": [{"deep": ["\\", "\""]}]}}
  ], "distinct": false } }
`;

const ROWS = [
  { a: { type: "iri", value: "https://example.org/ü" }, b: literal("Zürich 𝔘", "de") },
  {},
  { b: literal('"\\ ü 𝔘 /\n', "", "https://example.org/t") },
  { a: { type: "blank", value: "b0" } },
];

describe("results that arrive in pieces", () => {
  it("are the same wherever they are cut", () => {
    const bytes = encode(ANSWER);
    expect(parse(bytes)).toEqual(ROWS);
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(parse(bytes, [cut]), `cut at ${cut}`).toEqual(ROWS);
    expect(parse(bytes, [...bytes.keys()])).toEqual(ROWS);
  });

  it("equal what JSON.parse reads, for any text", () => {
    const term = fc.record({ type: fc.constant("literal"), value: fc.string({ unit: "binary" }) });
    const rows = fc.array(fc.dictionary(fc.stringMatching(/^[a-z]\w{0,5}$/), term));
    fc.assert(
      fc.property(rows, fc.array(fc.nat()), fc.nat(3), (bindings, places, indent) => {
        const bytes = encode(JSON.stringify({ results: { bindings } }, undefined, indent));
        const cuts = places.map((place) => place % bytes.length).toSorted((a, b) => a - b);
        const expected = bindings.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, { value }]) => [name, literal(value)]),
          ),
        );
        expect(parse(bytes, cuts)).toEqual(expected);
      }),
      runs(60),
    );
  });

  it("are an error when they are cut anywhere before their end", () => {
    const bytes = encode(ANSWER.trim());
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => parse(bytes.subarray(0, length)), `after ${length}`).toThrow("no SPARQL result");
  });

  it("hand on no row twice and none that is cut", () => {
    const sink = new RowsSink();
    const parser = new ResultsParser(sink);
    const bytes = encode(ANSWER);
    const end = bytes.length - 60;
    for (let at = 0; at < end; at += 1) parser.push(bytes.subarray(at, at + 1));
    expect(sink.rows).toEqual(ROWS.slice(0, sink.rows.length));
    expect(() => parser.end()).toThrow("it is cut");
  });

  it("take a half of a surrogate pair for the character that stands for none", () => {
    const answer = String.raw`{"results":{"bindings":[{"a":{"type":"literal","value":"x\ud835"}}]}}`;
    expect(parse(encode(answer))).toEqual([{ a: literal("x\uFFFD") }]);
  });

  it.each<[string, string]>([
    ["nothing", ""],
    ["a page", "<html></html>"],
    ["another object", '{"data":1}'],
    ["an answer to ASK", '{"head":{},"boolean":true}'],
    ["rows that are no list", '{"results":{"bindings":{}}}'],
    ["a row that is none", '{"results":{"bindings":[null]}}'],
    ["rows without a comma", '{"results":{"bindings":[{} {}]}}'],
    ["a comma too many", '{"results":{"bindings":[{},]}}'],
    ["a member without a comma", '{"head":{} "results":{"bindings":[]}}'],
    ["a name without quotes", '{head:{},"results":{"bindings":[]}}'],
    ["a word that is none", '{"head":nil,"results":{"bindings":[]}}'],
    ["brackets that do not match", '{"head":{"a":[}],"results":{"bindings":[]}}'],
    ["a term without a type", '{"results":{"bindings":[{"s":{"value":"x"}}]}}'],
    ["a value that is a number", '{"results":{"bindings":[{"s":{"type":"literal","value":1}}]}}'],
    ["a term of another kind", '{"results":{"bindings":[{"s":{"type":"x","value":"1"}}]}}'],
    ["an unknown escape", String.raw`{"results":{"bindings":[{"s":{"type":"uri","value":"\x"}}]}}`],
    ["a control character", '{"results":{"bindings":[{"s":{"type":"uri","value":"\u0000"}}]}}'],
    ["two lists of rows", '{"results":{"bindings":[],"bindings":[]}}'],
    ["two results", '{"results":{"bindings":[]},"results":{"bindings":[]}}'],
    ["something behind the end", '{"results":{"bindings":[]}} x'],
    ["a second answer", '{"results":{"bindings":[]}}{"results":{"bindings":[]}}'],
  ])("are refused where they are %s", (_, answer) => {
    const bytes = encode(answer);
    expect(() => parse(bytes)).toThrow(expect.objectContaining({ id: "SOURCE_ANSWER_INVALID" }));
    expect(() => parse(bytes, [...bytes.keys()])).toThrow("answer");
  });

  it("are refused where they are not UTF-8", () => {
    const bytes = encode('{"results":{"bindings":[{"s":{"type":"uri","value":"ü"}}]}}');
    const cut = bytes.filter((byte) => byte !== 0xbc);
    expect(() => parse(cut)).toThrow("it is not UTF-8");
  });

  const PIECE = 65_536;

  it.each<[string, string, string, string]>([
    ["nests without end", '{"head":', "[", "nested too deeply"],
    [
      "nests without end in a term",
      '{"results":{"bindings":[{"a":{"x":',
      '{"a":',
      "nested too deeply",
    ],
    ["has a head without end", '{"head":{"vars":["a"', ',"a"', "a member is too long"],
    ["has blanks without end", '{"results":{', " ", "a member is too long"],
    [
      "repeats a variable",
      '{"results":{"bindings":[{"a":{"type":"uri","value":""}',
      ',"a":{"type":"uri","value":""}',
      "a variable twice",
    ],
  ])("are refused early where one %s", (_, start, repeated, why) => {
    const parser = new ResultsParser(new RowsSink());
    parser.push(encode(start));
    const piece = encode(repeated.repeat(Math.ceil(PIECE / repeated.length)));
    let pieces = 0;
    expect(() => {
      for (; pieces < 1_000; pieces += 1) parser.push(piece);
    }).toThrow(why);
    expect(pieces).toBeLessThan(16);
  });

  it("may have many variables, and are refused where these are too many in all rows together", () => {
    const row = (from: number, count: number): string =>
      JSON.stringify(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [`v${from + at}`, { type: "uri", value: "" }]),
        ),
      );
    const answer = (rows: string[]): Uint8Array =>
      encode(`{"results":{"bindings":[${rows.join()}]}}`);
    expect(parse(answer([row(0, 1_000), row(0, 1_000)]))).toHaveLength(2);
    expect(() => parse(answer([row(0, 1_001)]))).toThrow("too many variables");
    expect(() => parse(answer([row(0, 600), row(600, 401)]))).toThrow("too many variables");
  });

  it("may hold one long text, and are refused where a row never ends", () => {
    const sink = new RowsSink();
    const parser = new ResultsParser(sink);
    parser.push(encode('{"results":{"bindings":[{"s":{"type":"literal","value":"'));
    const piece = encode("x".repeat(65_536));
    for (let count = 0; count < 16; count += 1) parser.push(piece);
    parser.push(encode('"}}]}}'));
    parser.end();
    expect(sink.rows[0]?.["s"]?.value).toHaveLength(16 * 65_536);
    const endless = new ResultsParser(new RowsSink());
    endless.push(encode('{"results":{"bindings":[{"s":{"type":"literal","value":"'));
    expect(() => {
      for (let count = 0; count < 1_000; count += 1) endless.push(piece);
    }).toThrow("a row is too long");
  });
});
