import { dcat, dcterms, schema } from "../../rdf/vocabulary.ts";
import { PREFIXES } from "./prefixes.ts";
import { commaList, integer, iri, sparql, type SparqlText } from "./sparql-text.ts";

/** Which cubes stand in the catalogue: those made for an application, or all. */
export type CatalogueScope = { workExample: string | undefined };

const CUBE_PREDICATES = commaList(
  [
    ...["name", "description", "version", "creativeWorkStatus", "about", "creator"].map(schema),
    ...["datePublished", "dateModified", "expires", "temporalCoverage", "identifier"].map(schema),
    ...["creator", "title", "description", "issued", "modified", "identifier"].map(dcterms),
    dcat("theme"),
  ].map(iri),
);

const cubes = ({ workExample }: CatalogueScope): SparqlText =>
  sparql`?cube a cube:Cube ; cube:observationConstraint ?shape .
  ${workExample === undefined ? sparql`` : sparql`?cube schema:workExample ${iri(workExample)} .`}`;

/** `?s ?p ?o`: what each cube says of itself. */
export const buildEntriesQuery = (scope: CatalogueScope): SparqlText => sparql`${PREFIXES}
SELECT (?cube AS ?s) ?p ?o WHERE {
  ${cubes(scope)}
  ?cube ?p ?o . FILTER(?p IN (${CUBE_PREDICATES}))
}`;

/** `?history ?cube`: the series that each cube is a version of. */
export const buildHistoriesQuery = (scope: CatalogueScope): SparqlText => sparql`${PREFIXES}
SELECT ?history ?cube WHERE { ${cubes(scope)} ?history schema:hasPart ?cube . }`;

/** `?termset ?cube`: the shared termsets that are said to be used in each cube. */
export const buildUsedTermsetsQuery = (scope: CatalogueScope): SparqlText => sparql`${PREFIXES}
SELECT DISTINCT ?termset ?cube WHERE { ${cubes(scope)} ?termset meta:isUsedIn ?cube . }`;

/** `?cube ?path ?name ?unit`: the dimensions of each cube. */
export const buildDimensionsQuery = (scope: CatalogueScope): SparqlText => sparql`${PREFIXES}
SELECT ?cube ?path ?name ?unit WHERE {
  ${cubes(scope)}
  ?shape sh:property ?d . ?d a cube:KeyDimension ; sh:path ?path .
  OPTIONAL { ?d schema:name ?name }
  OPTIONAL { ?d meta:dataKind/time:unitType ?unit }
}`;

/** `?cube ?path ?termset`: the shared termsets of the first value that each key dimension lists. */
export const buildDimensionTermsetsQuery = (scope: CatalogueScope): SparqlText => sparql`${PREFIXES}
SELECT DISTINCT ?cube ?path ?termset WHERE {
  ${cubes(scope)}
  ?shape sh:property ?d . ?d a cube:KeyDimension ; sh:path ?path ; sh:in ?list .
  ?list rdf:first ?v .
  ?v schema:inDefinedTermSet ?termset .
  ?termset a meta:SharedDimension .
}`;

/** `?name`: what the values are called that one cube's key dimensions list, or the texts that they are. */
export const buildValueNamesQuery = (cube: string, limit: number): SparqlText => sparql`${PREFIXES}
SELECT DISTINCT ?name WHERE {
  ${iri(cube)} cube:observationConstraint/sh:property ?d .
  ?d a cube:KeyDimension ; sh:in/rdf:rest*/rdf:first ?v .
  OPTIONAL { ?v schema:name|rdfs:label|schema:alternateName ?called }
  BIND(COALESCE(?called, ?v) AS ?name) FILTER(isLiteral(?name))
} LIMIT ${integer(limit)}`;
