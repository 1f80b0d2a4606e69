import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { isValidIri } from "../../rdf/is-valid-iri.ts";
import { ResultsParser } from "../client/results-parser.ts";
import { RowsSink } from "../client/rows-sink.ts";
import { commaList, decimal, integer, iri, literal, sparql, TermError } from "./sparql-text.ts";
import { openMemoryStore } from "../../conformance/open-memory-store.ts";
import { runs } from "../../testing/property-runs.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc
    .array(
      fc.constantFrom(
        '"',
        "\\",
        "u0022",
        "U00000022",
        "\n",
        "\r",
        "'",
        ">",
        "}",
        "#",
        "\u0000",
        "é",
        "💥",
        "a",
      ),
    )
    .map((parts) => parts.join("")),
);

describe("terms in queries", () => {
  const store = openMemoryStore("<x:s> <x:p> <x:o> .");

  const evaluate = async (term: ReturnType<typeof iri>) => {
    const answer = await store.query(sparql`SELECT ?x { BIND(${term} AS ?x) }`.text);
    const sink = new RowsSink();
    const parser = new ResultsParser(sink);
    parser.push(Buffer.from(answer.body));
    parser.end();
    const { rows } = sink;
    expect(rows).toHaveLength(1);
    return rows[0]?.["x"];
  };

  /** The text that comes back, or that we refused it. */
  const send = async (make: () => ReturnType<typeof iri>): Promise<string> => {
    try {
      return (await evaluate(make()))?.value ?? "nothing";
    } catch (error) {
      if (error instanceof TermError) return "refused";
      throw error;
    }
  };

  it("any text comes back as it was, or is refused", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        expect(await send(() => literal(text))).toBe(text.isWellFormed() ? text : "refused");
      }),
      runs(60),
    );
  });

  it("any IRI comes back as it was, or is refused", async () => {
    const address = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      hostile.map((text) => `https://example.org/${text}`),
      hostile,
    );
    await fc.assert(
      fc.asyncProperty(address, async (text) => {
        expect(await send(() => iri(text))).toBe(isValidIri(text) ? text : "refused");
      }),
      runs(60),
    );
  });

  it.each([
    "http://x",
    "http://x?y=1",
    "http://[::1]:80/",
    "http://a:b@c/",
    "http://é.example/ü%20/(x)'y//z?\u{E000}#k?",
    "file:///a",
    "urn:uuid:1-2",
    "mailto:a@b.c",
  ])("%s is an IRI, also for the engine", async (text) => {
    expect(await send(() => iri(text))).toBe(text);
  });

  it.each([
    "1a:b",
    "http://x/\uFFFD",
    "http://x/\u{E000}",
    "http://x/\u{1FFFE}",
    "http://x/\u{E0000}",
    "http://x/[",
    "http://x/%zz",
    "http://x:abc/",
    "http://[1:2]/",
    "http://a@b@c/",
    "http://x/a#b#c",
  ])("%s is refused before an engine sees it", (text) => {
    expect(() => iri(text)).toThrow(TermError);
  });

  it("language tags and datatypes are checked", async () => {
    expect(await evaluate(literal("x", { language: "de-CH" }))).toMatchObject({
      language: "de-ch",
    });
    expect(() => literal("x", { language: 'de" . DROP' })).toThrow(TermError);
    expect(() => literal("x", { datatype: "x> . DROP ALL" })).toThrow(TermError);
  });

  it("numbers are numbers", () => {
    expect(integer(10).text).toBe("10");
    for (const value of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => integer(value)).toThrow(TermError);
    expect(() => decimal(Number.NaN)).toThrow(TermError);
  });

  it("lists are joined", () => {
    expect(sparql`VALUES ?x { ${[iri("a:b"), iri("a:c")]} }`.text).toBe(
      "VALUES ?x { <a:b> <a:c> }",
    );
    expect(commaList([iri("a:b"), iri("a:c")]).text).toBe("<a:b>, <a:c>");
  });
});
