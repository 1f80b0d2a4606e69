import type { RdfTerm } from "./rdf-term.ts";

/** A term as libraries hand it over (RDF/JS). */
export type RdfJsTerm = {
  termType: string;
  value: string;
  language?: string;
  datatype?: { value: string };
};

/** Undefined for what is neither a node nor a literal: a quoted triple, a variable. */
export const fromRdfJs = (term: RdfJsTerm): RdfTerm | undefined => {
  const { termType, value, language = "", datatype } = term;
  if (termType === "NamedNode") return { type: "iri", value };
  if (termType === "BlankNode") return { type: "blank", value };
  return termType === "Literal"
    ? { type: "literal", value, language, datatype: datatype?.value ?? "" }
    : undefined;
};
