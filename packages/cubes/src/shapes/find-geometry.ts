import { getSubjects, type IndexedValue, listGeometries } from "../rdf/indexed-value.ts";
import { isValidIri } from "../rdf/is-valid-iri.ts";
import { readCoordinates } from "../rdf/read-coordinates.ts";
import type { TripleGraph } from "../rdf/triple-graph.ts";
import { geo } from "../rdf/vocabulary.ts";
import type { ValueTexts } from "./shape-builder.ts";

/** Where the geometries of a value are: their IRIs, or the terms of the value where they have none. */
export type GeometryPlace = { value: string; subjects: string[]; isNameless: boolean };

const MOST_GEOMETRIES = 10;

/** Where the geometry of a value is; undefined where it has none. */
export const findGeometry = (
  indexed: IndexedValue | undefined,
  graph: TripleGraph,
): GeometryPlace | undefined => {
  if (!indexed || indexed.terms[0]?.type === "literal") return undefined;
  const { value } = indexed;
  const own = getSubjects(indexed).filter(isValidIri);
  const iris = own.flatMap((subject) => listGeometries(subject, graph)).filter(isValidIri);
  const subjects = [...new Set(iris)].slice(0, MOST_GEOMETRIES);
  if (subjects.length > 0) return { value, subjects, isNameless: false };
  const isNameless = own.some((subject) => graph.nodes(subject, geo("hasGeometry")).length > 0);
  return isNameless ? { value, subjects: own, isNameless } : undefined;
};

/** The point of a value whose coordinates are said, as well-known text. */
export const findPoint = (
  indexed: IndexedValue | undefined,
  graph: TripleGraph,
): ValueTexts | undefined => {
  if (!indexed) return undefined;
  const { latitude, longitude } = readCoordinates(getSubjects(indexed), graph);
  return latitude === undefined || longitude === undefined
    ? undefined
    : { value: indexed.value, texts: [`POINT (${longitude} ${latitude})`] };
};
