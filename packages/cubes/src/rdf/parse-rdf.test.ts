import { describe, expect, it } from "vitest";

import { deriveRdfFormat, parseRdf } from "./parse-rdf.ts";

const baseIri = "http://example.org/base/";

describe("reading RDF", () => {
  it.each([
    ["a/cube.ttl", "turtle"],
    ["CUBE.NT", "n-triples"],
    ["cube.nq", "n-quads"],
    ["cube.trig", "trig"],
    ["cube.csv", undefined],
    ["folder.ttl/cube", undefined],
  ])("takes the format of %s from its ending", (name, format) => {
    expect(deriveRdfFormat(name)).toBe(format);
  });

  it("says on which line a text stops being Turtle", () => {
    const parsed = parseRdf(
      "@prefix ex: <http://example.org/> .\nex:a ex:b 1 .\nex:a foo:b 2 .\n",
      { format: "turtle", baseIri },
    );
    expect(parsed).toEqual({
      ok: false,
      line: 3,
      message: expect.stringMatching(/^Line 3, column \d+ could not be read: .*foo/),
    });
  });

  it("says so for an error that runs over the end of the text", () => {
    const parsed = parseRdf('<http://example.org/a> <http://example.org/b> "open\n', {
      format: "turtle",
      baseIri,
    });
    expect(parsed).toMatchObject({ ok: false, line: 1 });
  });

  it("resolves relative IRIs against the base", () => {
    const parsed = parseRdf("<a> <b> <c> .", { format: "turtle", baseIri });
    expect(parsed.ok && parsed.graph.triples[0]?.object).toEqual({
      type: "iri",
      value: "http://example.org/base/c",
    });
  });

  it("reads one statement in two named graphs as one statement", () => {
    const statement = "<http://example.org/a> <http://example.org/b> <http://example.org/c>";
    const parsed = parseRdf(`${statement} <http://example.org/g> .\n${statement} .\n`, {
      format: "n-quads",
      baseIri,
    });
    expect(parsed.ok && parsed.graph.triples.length).toBe(1);
  });

  it("refuses a statement about a statement", () => {
    const parsed = parseRdf("<a> <b> <<( <a> <b> <c> )>> .", { format: "turtle", baseIri });
    expect(parsed).toEqual({
      ok: false,
      message: "The text holds a statement about a statement, which a cube cannot contain.",
    });
  });
});
