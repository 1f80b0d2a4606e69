import type { RdfTerm } from "./rdf-graph.ts";
import { iri } from "./vocabulary.ts";

const ZONE = String.raw`(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))?`;
const DAY = String.raw`-?([1-9]\d{3,}|0\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?|24:00:00(\.0+)?)`;

const LEXICAL_FORMS: Record<string, RegExp> = {
  [iri("xsd:date")]: new RegExp(`^${DAY}${ZONE}$`),
  [iri("xsd:dateTime")]: new RegExp(`^${DAY}T${TIME}${ZONE}$`),
};

/** Whether the node is a literal of the datatype, written as the datatype demands. */
export function hasDatatype(term: RdfTerm, datatype: string): boolean {
  if (term.kind !== "literal" || term.datatype !== datatype) return false;
  return LEXICAL_FORMS[datatype]?.test(term.value) ?? true;
}

/** Whether the node is a plain string without language. */
export function isString(term: RdfTerm): boolean {
  return hasDatatype(term, iri("xsd:string"));
}

/** Whether the node is a text with a language. */
export function isLanguageText(term: RdfTerm): boolean {
  return hasDatatype(term, iri("rdf:langString"));
}
