import { isUndefinedTerm, type RdfTerm } from "../../rdf/rdf-term.ts";
import { shortenIri } from "../../rdf/vocabulary.ts";

const LONGEST = 80;

function shorten(text: string): string {
  const line = text.slice(0, 4 * LONGEST).replaceAll(/[\s\p{Cc}]+/gu, " ");
  return line.length > LONGEST || text.length > 4 * LONGEST
    ? `${line.slice(0, LONGEST - 1)}…`
    : line;
}

/** A cell on one line, as a reader finds it again in the file. */
export function writeCell(term: RdfTerm): string {
  if (term.type === "iri") return shortenIri(term.value);
  if (term.type === "blank") return "a blank node";
  return isUndefinedTerm(term)
    ? `"${shorten(term.value)}"^^cube:Undefined`
    : `"${shorten(term.value)}"`;
}

/** The IRI of a row, or that it has none. */
export function writeRow(row: RdfTerm): string {
  return row.type === "iri" ? row.value : "without an IRI";
}
