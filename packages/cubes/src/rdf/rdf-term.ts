import { SourceError } from "../source/cube-source.ts";
import type { Cell, ResultSink } from "../sparql/client/results-parser.ts";
import { iri, literal, type SparqlText, TermError } from "../sparql/queries/sparql-text.ts";
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

/** A term of an answer; throws `SourceError` for a kind that is none of SPARQL 1.1. */
export const parseCell = ({ kind, value, language, datatype }: Cell): RdfTerm => {
  switch (kind) {
    case "uri":
      return { type: "iri", value };
    case "bnode":
      return { type: "blank", value };
    case "literal":
    case "typed-literal":
      return { type: "literal", value, language, datatype };
    default:
      throw new SourceError("SOURCE_ANSWER_INVALID", `The answer has a term of type ${kind}.`, {
        isTransient: true,
      });
  }
};

/** Collects the rows of an answer that is short enough to stand in memory. */
export class RowsSink implements ResultSink {
  readonly rows: Row[] = [];
  #row: Record<string, RdfTerm> = {};

  cell(cell: Cell): void {
    this.#row[cell.name] = parseCell(cell);
  }

  endRow(): void {
    this.rows.push(this.#row);
    this.#row = {};
  }
}
