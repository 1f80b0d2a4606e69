import type { RdfTerm } from "./rdf-term.ts";
import type { TripleGraph } from "./triple-graph.ts";
import { geo } from "./vocabulary.ts";

/** One value of a component and the terms that stand for it in the source. */
export type IndexedValue = { value: string; terms: RdfTerm[] };

export const listIris = (terms: readonly RdfTerm[]): string[] =>
  terms.flatMap(({ type, value }) => (type === "iri" ? [value] : []));

/** The IRIs that stand for a value, itself the last. */
export const getSubjects = ({ value, terms }: IndexedValue): string[] => [
  ...new Set([...listIris(terms), value]),
];

/** The geometries of a subject that have an IRI. */
export const listGeometries = (subject: string, graph: TripleGraph): string[] =>
  listIris(graph.objects(subject, geo("hasGeometry"))).toSorted();
