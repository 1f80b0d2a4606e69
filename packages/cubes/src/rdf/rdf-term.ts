import { UNDEFINED } from "./vocabulary.ts";

/** A term of RDF; blank nodes are the same only within one file or answer. */
export type RdfTerm =
  | { readonly type: "iri"; readonly value: string }
  | { readonly type: "blank"; readonly value: string }
  | {
      readonly type: "literal";
      readonly value: string;
      readonly language: string;
      readonly datatype: string;
    };

/** One string per term. */
export const buildTermKey = (term: RdfTerm): string => {
  if (term.type === "literal") return `"${term.value}"${term.language}^${term.datatype}`;
  return term.type === "iri" ? term.value : `_:${term.value}`;
};

/** cube:Undefined as a literal's datatype or as an IRI: there is no value here. */
export const isUndefinedTerm = (term: RdfTerm): boolean =>
  term.type === "literal" ? term.datatype === UNDEFINED : term.value === UNDEFINED;
