import type { GeometryPlace } from "../../shapes/find-geometry.ts";
import type { ValueTexts } from "../../shapes/shape-builder.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { buildGeometryQuery, type GeometryQuestion } from "../queries/build-geometry-query.ts";

const BATCH = 250;
const BATCHES_AT_ONCE = 2;

const ask = async (
  client: SparqlClient,
  question: Omit<GeometryQuestion, "inNamedGraphs">,
): Promise<Map<string, Set<string>>> => {
  const found = new Map<string, Set<string>>();
  for (const inNamedGraphs of [false, true]) {
    const subjects = question.subjects.filter((subject) => !found.has(subject));
    if (subjects.length === 0) break;
    const rows = await client.select(buildGeometryQuery({ ...question, subjects, inNamedGraphs }));
    for (const { s, wkt } of rows) {
      if (!s || wkt?.type !== "literal") continue;
      const texts = found.get(s.value) ?? new Set();
      found.set(s.value, texts.add(wkt.value));
    }
  }
  return found;
};

const fetchBatch = async (
  client: SparqlClient,
  batch: readonly GeometryPlace[],
  isNameless: boolean,
): Promise<ValueTexts[]> => {
  const subjects = [...new Set(batch.flatMap((place) => place.subjects))];
  const found = await ask(client, { subjects, isNameless });
  return batch.map((place) => ({
    value: place.value,
    texts: [...new Set(place.subjects.flatMap((subject) => [...(found.get(subject) ?? [])]))],
  }));
};

/** The well-known texts of each value, in pieces as they arrive; `shapes` is asked for geometries that have an IRI. */
export const fetchGeometries = async function* (
  clients: { source: SparqlClient; shapes: SparqlClient },
  places: readonly GeometryPlace[],
): AsyncGenerator<ValueTexts[]> {
  const batches = [false, true].flatMap((isNameless) => {
    const same = places.filter((place) => place.isNameless === isNameless);
    return Array.from({ length: Math.ceil(same.length / BATCH) }, (_, index) => ({
      isNameless,
      batch: same.slice(index * BATCH, (index + 1) * BATCH),
    }));
  });
  for (let at = 0; at < batches.length; at += BATCHES_AT_ONCE)
    yield (
      await Promise.all(
        batches
          .slice(at, at + BATCHES_AT_ONCE)
          .map(({ batch, isNameless }) =>
            fetchBatch(isNameless ? clients.source : clients.shapes, batch, isNameless),
          ),
      )
    ).flat();
};
