import { describe, expect, it } from "vitest";

import { makeGraph } from "../checker/testing/test-cube.ts";

const EX = "http://example.org/";

describe("a graph", () => {
  const graph =
    makeGraph(`@prefix ex: <${EX}> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
    ex:a ex:p ex:b, "b", "b"@en, 1 . ex:c ex:p ex:b ; a ex:Small . ex:Small rdfs:subClassOf ex:Big . ex:Big rdfs:subClassOf ex:Small .`);
  const a = { type: "iri", value: `${EX}a` } as const;
  const b = { type: "iri", value: `${EX}b` } as const;
  const c = { type: "iri", value: `${EX}c` } as const;

  it("distinguishes an IRI, a text, a text with a language and a number", () => {
    expect(graph.objects(a, `${EX}p`)).toHaveLength(4);
  });

  it("is read in both directions, with equal nodes being one object", () => {
    expect(graph.subjects(`${EX}p`, b)).toEqual([a, c]);
    expect(graph.objects(c, `${EX}p`)[0]).toBe(graph.objects(a, `${EX}p`)[0]);
    expect(graph.subjectsWith(`${EX}p`)).toEqual([a, c]);
    expect(graph.objectsWith(`${EX}p`)).toHaveLength(4);
  });

  it("knows instances by subclasses, also when these run in a circle", () => {
    expect(graph.instancesOf(`${EX}Big`)).toEqual([c]);
    expect(graph.isInstanceOf(c, `${EX}Big`)).toBe(true);
    expect(graph.isInstanceOf(a, `${EX}Big`)).toBe(false);
  });
});
