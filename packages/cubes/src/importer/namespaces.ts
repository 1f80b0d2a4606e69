const namespace =
  (base: string) =>
  (name: string): string =>
    base + name;

export const cube = namespace("https://cube.link/");
export const meta = namespace("https://cube.link/meta/");
export const relation = namespace("https://cube.link/relation/");
export const schema = namespace("http://schema.org/");
export const sh = namespace("http://www.w3.org/ns/shacl#");
export const rdf = namespace("http://www.w3.org/1999/02/22-rdf-syntax-ns#");
export const rdfs = namespace("http://www.w3.org/2000/01/rdf-schema#");
export const xsd = namespace("http://www.w3.org/2001/XMLSchema#");
export const qudt = namespace("http://qudt.org/schema/qudt/");
export const time = namespace("http://www.w3.org/2006/time#");
export const dcat = namespace("http://www.w3.org/ns/dcat#");
export const dcterms = namespace("http://purl.org/dc/terms/");
export const vcard = namespace("http://www.w3.org/2006/vcard/ns#");
export const skos = namespace("http://www.w3.org/2004/02/skos/core#");
export const geo = namespace("http://www.opengis.net/ont/geosparql#");

/** What a cube says to be offered in tools of this kind. */
export const VISUALIZE_APPLICATION = "https://ld.admin.ch/application/visualize";
export const STATUS = {
  published: "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published",
  draft: "https://ld.admin.ch/vocabulary/CreativeWorkStatus/Draft",
} as const;
