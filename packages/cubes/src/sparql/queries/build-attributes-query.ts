import { commaList, iri, sparql, type SparqlText } from "./sparql-text.ts";
import {
  DCTERMS,
  GEO,
  HAS_END,
  NUMBERS_AS_TEXTS,
  PREFIXES,
  QUDT,
  RDF_TYPE,
  RDFS,
  SCHEMA,
} from "../../rdf/vocabulary.ts";

export const ATTRIBUTES_BATCH = 250;

const ATTRIBUTES = commaList(
  [
    ...["name", "alternateName", "description", "identifier", "position", "color"].map(
      (name) => SCHEMA + name,
    ),
    ...["latitude", "longitude", "sameAs", "inDefinedTermSet"].map((name) => SCHEMA + name),
    ...["symbol", "ucumCode", "expression", "currencyExponent"].map((name) => QUDT + name),
    `${GEO}hasGeometry`,
    `${RDFS}label`,
    `${DCTERMS}title`,
    HAS_END,
    RDF_TYPE,
  ].map(iri),
);

/** `?s ?p ?o`: names and other attributes of values, units, terms and hierarchy nodes, from whichever graph. */
export const buildAttributesQuery = (subjects: readonly string[]): SparqlText => {
  const values = sparql`VALUES ?s { ${subjects.map(iri)} }`;
  const filter = sparql`FILTER(?p IN (${ATTRIBUTES}) || ?v = qudt:CurrencyUnit)`;
  return sparql`${PREFIXES}
SELECT DISTINCT ?s ?p ${NUMBERS_AS_TEXTS} WHERE {
  { ${values} ?s ?p ?v . ${filter} }
  UNION { ${values} GRAPH ?g { ?s ?p ?v } ${filter} }
}`;
};

/** `?parent ?child`: one step down a hierarchy. */
export const buildChildrenQuery = (
  parents: readonly string[],
  level: { path: string; isInverse: boolean; targetClass?: string },
): SparqlText => {
  const values = sparql`VALUES ?parent { ${parents.map(iri)} }`;
  const step = level.isInverse
    ? sparql`?child ${iri(level.path)} ?parent .`
    : sparql`?parent ${iri(level.path)} ?child .`;
  const target = level.targetClass ? sparql`?child a ${iri(level.targetClass)} .` : sparql``;
  return sparql`${PREFIXES}
SELECT DISTINCT ?parent ?child WHERE {
  { ${values} ${step} ${target} }
  UNION { ${values} GRAPH ?g { ${step} } ${target} }
}`;
};
