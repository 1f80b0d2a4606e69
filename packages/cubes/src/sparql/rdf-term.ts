import { iri, literal, type SparqlText, TermError } from "./sparql-term.ts";
import { UNDEFINED } from "./vocabulary.ts";

export type RdfTerm =
  | { type: "iri" | "blank"; value: string }
  | { type: "literal"; value: string; language: string; datatype: string };

export type Row = Readonly<Record<string, RdfTerm | undefined>>;

/** One string per term; blank nodes are the same only within one answer. */
export const buildTermKey = (term: RdfTerm): string => {
  if (term.type === "literal") return `"${term.value}"${term.language}^${term.datatype}`;
  return term.type === "iri" ? term.value : `_:${term.value}`;
};

/** cube:Undefined as a literal's datatype or as an IRI: there is no value here. */
export const isUndefinedTerm = (term: RdfTerm): boolean =>
  term.type === "literal" ? term.datatype === UNDEFINED : term.value === UNDEFINED;

/** A term as it was read, for another query; undefined for a blank node or what no query can hold. */
export const toSparql = (term: RdfTerm): SparqlText | undefined => {
  try {
    if (term.type === "iri") return iri(term.value);
    return term.type === "literal" ? literal(term.value, term) : undefined;
  } catch (error) {
    if (error instanceof TermError) return undefined;
    throw error;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const parseTerm = (value: unknown): RdfTerm | undefined => {
  if (!isRecord(value) || typeof value["value"] !== "string") return undefined;
  const text = value["value"];
  switch (value["type"]) {
    case "uri":
      return { type: "iri", value: text };
    case "bnode":
      return { type: "blank", value: text };
    case "literal":
    case "typed-literal": {
      const { "xml:lang": language, datatype } = value;
      return {
        type: "literal",
        value: text,
        language: typeof language === "string" ? language : "",
        datatype: typeof datatype === "string" ? datatype : "",
      };
    }
    default:
      return undefined;
  }
};

/** The rows of a SPARQL 1.1 JSON answer; undefined when it is none. */
export const parseRows = (answer: unknown): Row[] | undefined => {
  const results = isRecord(answer) ? answer["results"] : undefined;
  const bindings = isRecord(results) ? results["bindings"] : undefined;
  if (!Array.isArray(bindings)) return undefined;
  const rows: Row[] = [];
  for (const binding of bindings as unknown[]) {
    if (!isRecord(binding)) return undefined;
    const row: Record<string, RdfTerm> = {};
    for (const name of Object.keys(binding)) {
      const term = parseTerm(binding[name]);
      if (!term) return undefined;
      row[name] = term;
    }
    rows.push(row);
  }
  return rows;
};
