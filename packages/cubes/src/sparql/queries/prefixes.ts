import { prefixes, sparql } from "./sparql-text.ts";

export const PREFIXES = prefixes([
  "cube",
  "meta",
  "schema",
  "sh",
  "rdf",
  "rdfs",
  "qudt",
  "time",
  "dcat",
  "dcterms",
  "xsd",
]);

/** `?o` of `?v`: numbers are asked as texts, for some engines shorten floating ones to six digits. */
export const NUMBERS_AS_TEXTS = sparql`(IF(isNumeric(?v), STR(?v), ?v) AS ?o)`;
