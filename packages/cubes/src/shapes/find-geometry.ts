import { getSubjects, listGeometries } from "../sparql/derive-value.ts";
import { isValidIri } from "../sparql/sparql-term.ts";
import type { TripleGraph } from "../sparql/triple-graph.ts";
import type { IndexedValue } from "../sparql/value-index.ts";
import { GEO } from "../sparql/vocabulary.ts";
import type { GeometryPlace } from "./fetch-texts.ts";

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
  const isNameless = own.some((subject) => graph.nodes(subject, `${GEO}hasGeometry`).length > 0);
  return isNameless ? { value, subjects: own, isNameless } : undefined;
};
