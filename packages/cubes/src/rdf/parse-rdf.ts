import { parse, type Quad } from "oxigraph";

import { RdfGraph } from "./rdf-graph.ts";
import { fromRdfJs } from "./rdf-js.ts";

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
  const graph = new RdfGraph();
  for (const { subject: from, predicate, object: to } of quads) {
    const [subject, object] = [fromRdfJs(from), fromRdfJs(to)];
    if (!subject || !object)
      return {
        ok: false,
        message: "The text holds a statement about a statement, which a cube cannot contain.",
      };
    graph.add({ subject, predicate: predicate.value, object });
  }
  return { ok: true, graph };
}
