import { sparql } from "../sparql/queries/sparql-text.ts";

export const CUBE = "https://cube.link/";
export const META = "https://cube.link/meta/";
export const RELATION = "https://cube.link/relation/";
export const SCHEMA = "http://schema.org/";
export const SH = "http://www.w3.org/ns/shacl#";
export const QUDT = "http://qudt.org/schema/qudt/";
export const TIME = "http://www.w3.org/2006/time#";
export const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
export const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
export const XSD = "http://www.w3.org/2001/XMLSchema#";
export const DCTERMS = "http://purl.org/dc/terms/";
export const DCAT = "http://www.w3.org/ns/dcat#";
export const VCARD = "http://www.w3.org/2006/vcard/ns#";
export const GEO = "http://www.opengis.net/ont/geosparql#";

export const RDF_TYPE = `${RDF}type`;
/** As sources write it: the address of the specification, not the namespace that it defines. */
export const HAS_END = "https://www.w3.org/TR/owl-time/hasEnd";
export const OBSERVATION_SET = `${CUBE}observationSet`;
export const OBSERVED_BY = `${CUBE}observedBy`;
export const UNDEFINED = `${CUBE}Undefined`;
export const PUBLISHED = "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published";
export const VISUALIZE_APPLICATION = "https://ld.admin.ch/application/visualize";

export const PREFIXES = sparql`PREFIX cube: <https://cube.link/>
PREFIX meta: <https://cube.link/meta/>
PREFIX schema: <http://schema.org/>
PREFIX sh: <http://www.w3.org/ns/shacl#>
PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
PREFIX qudt: <http://qudt.org/schema/qudt/>
PREFIX time: <http://www.w3.org/2006/time#>
PREFIX dcat: <http://www.w3.org/ns/dcat#>
PREFIX dcterms: <http://purl.org/dc/terms/>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
`;

/** `?o` of `?v`: numbers are asked as texts, for some engines shorten floating ones to six digits. */
export const NUMBERS_AS_TEXTS = sparql`(IF(isNumeric(?v), STR(?v), ?v) AS ?o)`;
