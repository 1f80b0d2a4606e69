import { dcterms, geo, HAS_END, qudt, RDF_TYPE, rdfs, schema } from "../../rdf/vocabulary.ts";
import { NUMBERS_AS_TEXTS, PREFIXES } from "./prefixes.ts";
import { commaList, iri, sparql, type SparqlText } from "./sparql-text.ts";

export const ATTRIBUTES_BATCH = 250;

const ATTRIBUTES = commaList(
  [
    ...["name", "alternateName", "description", "identifier", "position", "color"].map(schema),
    ...["latitude", "longitude", "sameAs", "inDefinedTermSet"].map(schema),
    ...["symbol", "ucumCode", "expression", "currencyExponent"].map(qudt),
    geo("hasGeometry"),
    rdfs("label"),
    dcterms("title"),
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
