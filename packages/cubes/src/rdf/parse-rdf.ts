import { parse } from "oxigraph";
import type { BlankNode, Literal, NamedNode, Quad } from "oxigraph";
import { RdfGraph } from "./rdf-graph.ts";
import type { RdfTerm, Triple } from "./rdf-graph.ts";

const MEDIA_TYPES = {
  turtle: "text/turtle",
  "n-triples": "application/n-triples",
  "n-quads": "application/n-quads",
  trig: "application/trig",
} as const;

export type RdfFormat = keyof typeof MEDIA_TYPES;

const FORMAT_BY_ENDING: Record<string, RdfFormat> = {
  ttl: "turtle",
  nt: "n-triples",
  nq: "n-quads",
  trig: "trig",
};

/** The RDF format that a file's ending stands for, if it is one we read. */
export function deriveRdfFormat(fileName: string): RdfFormat | undefined {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : FORMAT_BY_ENDING[ending];
}

/** The graph, or a sentence that says on which line (counted from 1) reading stopped. */
export type ParsedRdf =
  | { ok: true; graph: RdfGraph }
  | { ok: false; message: string; line?: number };

function convertTerm(term: NamedNode | BlankNode | Literal): RdfTerm {
  if (term.termType === "NamedNode") return { kind: "iri", value: term.value };
  if (term.termType === "BlankNode") return { kind: "blank", value: term.value };
  return {
    kind: "literal",
    value: term.value,
    datatype: term.datatype.value,
    language: term.language,
  };
}

function convertQuad(quad: Quad): Triple | undefined {
  const { subject, predicate, object } = quad;
  if (subject.termType !== "NamedNode" && subject.termType !== "BlankNode") return undefined;
  if (
    object.termType !== "NamedNode" &&
    object.termType !== "BlankNode" &&
    object.termType !== "Literal"
  )
    return undefined;
  return { subject: convertTerm(subject), predicate: predicate.value, object: convertTerm(object) };
}

function explainSyntaxError(error: unknown): ParsedRdf {
  const text = error instanceof Error ? error.message : String(error);
  const place =
    /^Parser error (?:at|between) line (\d+) (?:between )?columns? (\d+).*?: (.*)$/s.exec(text);
  if (!place) return { ok: false, message: `The text could not be read: ${text}.` };
  const [, line, column, reason] = place;
  return {
    ok: false,
    line: Number(line),
    message: `Line ${line}, column ${column} could not be read: ${reason}.`,
  };
}

/** Reads RDF text into a graph. A syntax error comes back as a value. */
export function parseRdf(text: string, options: { format: RdfFormat; baseIri: string }): ParsedRdf {
  let quads: Quad[];
  try {
    quads = parse(text, { format: MEDIA_TYPES[options.format], base_iri: options.baseIri });
  } catch (error) {
    return explainSyntaxError(error);
  }
  const triples: Triple[] = [];
  for (const quad of quads) {
    const triple = convertQuad(quad);
    if (!triple)
      return {
        ok: false,
        message: "The text holds a statement about a statement, which a cube cannot contain.",
      };
    triples.push(triple);
  }
  return { ok: true, graph: new RdfGraph(triples) };
}
