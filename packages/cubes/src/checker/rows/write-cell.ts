import type { RdfTerm } from "../../rdf/rdf-graph.ts";
import { iri, shortenIri } from "../vocabulary.ts";

const UNDEFINED = iri("cube:Undefined");
const LONGEST = 80;

function shorten(text: string): string {
  const line = text.slice(0, 4 * LONGEST).replaceAll(/[\s\p{Cc}]+/gu, " ");
  return line.length > LONGEST || text.length > 4 * LONGEST
    ? `${line.slice(0, LONGEST - 1)}…`
    : line;
}

/** Whether the cell says that there is no value. */
export function isUndefined(term: RdfTerm): boolean {
  return term.kind === "literal"
    ? term.datatype === UNDEFINED
    : term.kind === "iri" && term.value === UNDEFINED;
}

/** A cell on one line, as a reader finds it again in the file. */
export function writeCell(term: RdfTerm): string {
  if (term.kind === "iri") return shortenIri(term.value);
  if (term.kind === "blank") return "a blank node";
  return isUndefined(term)
    ? `"${shorten(term.value)}"^^cube:Undefined`
    : `"${shorten(term.value)}"`;
}

/** The IRI of a row, or that it has none. */
export function writeRow(row: RdfTerm): string {
  return row.kind === "iri" ? row.value : "without an IRI";
}
