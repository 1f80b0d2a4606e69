import type { RdfTerm } from "../../rdf/rdf-term.ts";
import type { Triple } from "../../rdf/triple-graph.ts";
import { SourceError } from "../../source/cube-source.ts";
import type { Cell, ResultSink } from "./results-parser.ts";

export type Row = Readonly<Record<string, RdfTerm | undefined>>;

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

/** Rows of `?s ?p ?o`. */
export const toTriples = (rows: readonly Row[]): Triple[] =>
  rows.flatMap(({ s, p, o }) =>
    s && p && o ? [{ subject: s, predicate: p.value, object: o }] : [],
  );
