/** Namespaces by the prefixes under which queries and messages name them. */
export const NAMESPACES = {
  cube: "https://cube.link/",
  meta: "https://cube.link/meta/",
  relation: "https://cube.link/relation/",
  qb4o: "http://purl.org/qb4olap/cubes#",
  schema: "http://schema.org/",
  sh: "http://www.w3.org/ns/shacl#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  qudt: "http://qudt.org/schema/qudt/",
  time: "http://www.w3.org/2006/time#",
  dcat: "http://www.w3.org/ns/dcat#",
  dcterms: "http://purl.org/dc/terms/",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  geo: "http://www.opengis.net/ont/geosparql#",
} as const;

type Prefix = keyof typeof NAMESPACES;

const namespace =
  (prefix: Prefix) =>
  (name: string): string =>
    NAMESPACES[prefix] + name;

export const cube = namespace("cube");
export const meta = namespace("meta");
export const relation = namespace("relation");
export const qb4o = namespace("qb4o");
export const schema = namespace("schema");
export const sh = namespace("sh");
export const rdf = namespace("rdf");
export const rdfs = namespace("rdfs");
export const xsd = namespace("xsd");
export const qudt = namespace("qudt");
export const time = namespace("time");
export const dcat = namespace("dcat");
export const dcterms = namespace("dcterms");
export const vcard = namespace("vcard");
export const skos = namespace("skos");
export const geo = namespace("geo");

export const RDF_TYPE = rdf("type");
export const OBSERVED_BY = cube("observedBy");
/** As a literal's datatype or as an IRI: there is no value. */
export const UNDEFINED = cube("Undefined");
/** As sources write it: the address of the specification, not the namespace that it defines. */
export const HAS_END = "https://www.w3.org/TR/owl-time/hasEnd";
/** What a cube says to be offered in tools of this kind. */
export const VISUALIZE_APPLICATION = "https://ld.admin.ch/application/visualize";
export const PUBLICATION_STATUS = {
  published: "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published",
  draft: "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Draft",
} as const;

const SHORTENED = [
  "rdf",
  "xsd",
  "sh",
  "schema",
  "qudt",
  "time",
  "dcterms",
  "cube",
  "meta",
  "relation",
] as const satisfies readonly Prefix[];

/** `schema:name` for `http://schema.org/name`; an IRI of a namespace that cubes seldom use stays whole. */
export const shortenIri = (full: string): string => {
  for (const prefix of SHORTENED) {
    const namespaceIri = NAMESPACES[prefix];
    const local = full.slice(namespaceIri.length);
    if (full.startsWith(namespaceIri) && /^[\w.-]+$/.test(local)) return `${prefix}:${local}`;
  }
  return full;
};
