import { NUMBERS_AS_TEXTS, PREFIXES } from "./prefixes.ts";
import { iri, sparql, type SparqlText } from "./sparql-text.ts";

/** `?s ?p ?o`: everything that the cube's own node and its contact points say. */
export const buildHeadQuery = (cube: string): SparqlText => sparql`${PREFIXES}
SELECT ?s ?p ?o WHERE {
  { ${iri(cube)} ?p ?o . BIND(${iri(cube)} AS ?s) }
  UNION { ${iri(cube)} schema:contactPoint|dcat:contactPoint ?s . ?s ?p ?o }
}`;

/** `?s ?p ?o`: the cube's property shapes and the nodes that hang on them, without their value lists. */
export const buildShapeQuery = (cube: string): SparqlText => {
  const property = sparql`${iri(cube)} cube:observationConstraint/sh:property`;
  return sparql`${PREFIXES}
SELECT ?s ?p ${NUMBERS_AS_TEXTS} WHERE {
  { ${iri(cube)} cube:observationConstraint ?shape . ?shape sh:property ?v .
    BIND(${iri(cube)} AS ?s) BIND(sh:property AS ?p) }
  UNION { ${property} ?s . ?s ?p ?v . FILTER(?p != sh:in) }
  UNION { ${property}/meta:dataKind ?s . ?s ?p ?v }
  UNION { ${property}/meta:dimensionRelation ?s . ?s ?p ?v }
  UNION { ${property}/meta:annotation ?s . ?s ?p ?v }
  UNION { ${property}/meta:annotation/meta:annotationContext ?s . ?s ?p ?v }
  UNION { ${property}/meta:annotation/meta:annotationContext/sh:in/rdf:rest* ?s . ?s ?p ?v }
  UNION { ${property}/sh:or/rdf:rest* ?s . ?s ?p ?v }
  UNION { ${property}/sh:or/rdf:rest*/rdf:first ?s . ?s ?p ?v }
  UNION { ${property}/meta:inHierarchy ?s . ?s ?p ?v }
  UNION { ${property}/meta:inHierarchy/meta:nextInHierarchy+ ?s . ?s ?p ?v }
  UNION { ${property}/meta:inHierarchy/meta:nextInHierarchy+/sh:path ?s . ?s sh:inversePath ?v .
    BIND(sh:inversePath AS ?p) }
}`;
};

/** `?path ?v`: the values that each property shape lists. */
export const buildListsQuery = (cube: string): SparqlText => sparql`${PREFIXES}
SELECT ?path ?v WHERE {
  ${iri(cube)} cube:observationConstraint/sh:property ?d .
  ?d sh:path ?path ; sh:in ?list .
  ?list rdf:rest*/rdf:first ?v .
  FILTER(?path != rdf:type && ?path != cube:observedBy)
}`;
