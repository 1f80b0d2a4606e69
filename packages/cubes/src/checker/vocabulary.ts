const PREFIXES = {
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  sh: "http://www.w3.org/ns/shacl#",
  schema: "http://schema.org/",
  qudt: "http://qudt.org/schema/qudt/",
  time: "http://www.w3.org/2006/time#",
  dcterms: "http://purl.org/dc/terms/",
  cube: "https://cube.link/",
  meta: "https://cube.link/meta/",
  relation: "https://cube.link/relation/",
} as const;

type Prefix = keyof typeof PREFIXES;

/** The full IRI of a prefixed name such as `schema:name`. */
export function iri(name: `${Prefix}:${string}`): string {
  const colon = name.indexOf(":");
  const prefix = name.slice(0, colon);
  for (const [known, namespace] of Object.entries(PREFIXES)) {
    if (known === prefix) return namespace + name.slice(colon + 1);
  }
  throw new Error(`Unknown prefix in ${name}`);
}

/** `schema:name` for `http://schema.org/name`; an IRI of another namespace stays whole. */
export function shortenIri(full: string): string {
  let best = full;
  for (const [prefix, namespace] of Object.entries(PREFIXES)) {
    if (!full.startsWith(namespace)) continue;
    const local = full.slice(namespace.length);
    if (/^[\w.-]+$/.test(local)) best = `${prefix}:${local}`;
  }
  return best;
}
