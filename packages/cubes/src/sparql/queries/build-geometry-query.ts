import { PREFIXES } from "./prefixes.ts";
import { iri, prefixes, sparql, type SparqlText } from "./sparql-text.ts";

export type GeometryQuestion = {
  subjects: readonly string[];
  /** Whether the subjects are values, whose geometries have no name, and not geometries. */
  isNameless: boolean;
  /** Whether the graphs are asked that have a name. */
  inNamedGraphs: boolean;
};

/** `?s ?wkt`: well-known text. Without DISTINCT, which some engines refuse on long texts. */
export const buildGeometryQuery = (question: GeometryQuestion): SparqlText => {
  const { subjects, isNameless, inNamedGraphs } = question;
  const values = sparql`VALUES ?s { ${subjects.map(iri)} }`;
  const pattern = isNameless
    ? sparql`?s geo:hasGeometry ?geometry . ?geometry geo:asWKT ?wkt . FILTER(isBlank(?geometry))`
    : sparql`?s geo:asWKT ?wkt .`;
  const where = inNamedGraphs ? sparql`GRAPH ?g { ${pattern} }` : pattern;
  return sparql`${PREFIXES}${prefixes(["geo"])}SELECT ?s ?wkt WHERE { ${values} ${where} }`;
};
