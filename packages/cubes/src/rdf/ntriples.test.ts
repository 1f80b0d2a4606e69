import fc from "fast-check";
import { parse } from "oxigraph";
import { expect, test } from "vitest";

import { iri, isAbsoluteIri, literal, text } from "./ntriples.ts";

const readObject = (object: string) =>
  parse(`<urn:s> <urn:p> ${object} .`, { format: "application/n-triples" })[0]!.object;

test("every text survives being written and read again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (value) => {
      expect(readObject(text(value, "fr")).value).toBe(value.toWellFormed());
      expect(readObject(literal(value, "urn:datatype")).value).toBe(value.toWellFormed());
    }),
  );
});

test.each([
  "a b:c",
  "http://x/<",
  'http://x/"',
  "http://x/\n",
  "http://x/\\",
  "relative",
  "",
  "http://x/{y}",
])("%j is refused as an IRI", (value) => {
  expect(isAbsoluteIri(value)).toBe(false);
  expect(() => iri(value)).toThrow("not an absolute IRI");
});

test("an IRI with letters of any script is written as it is", () => {
  expect(iri("http://example.org/Zürich?x=1#é")).toBe("<http://example.org/Zürich?x=1#é>");
});
