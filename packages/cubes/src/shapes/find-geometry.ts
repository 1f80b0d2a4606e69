import { getSubjects, listGeometries } from "../sparql/answers/derive-value.ts";
import { isValidIri } from "../sparql/queries/sparql-text.ts";
import type { TripleGraph } from "../rdf/triple-graph.ts";
import type { IndexedValue } from "../sparql/model/value-index.ts";
import { geo } from "../rdf/vocabulary.ts";
import type { GeometryPlace } from "../sparql/model/fetch-geometries.ts";

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
