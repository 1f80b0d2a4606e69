import { iri, type Term } from "../../rdf/ntriples.ts";
import { cube } from "../../rdf/vocabulary.ts";
import type { EncodedColumn } from "../columns/encode-columns.ts";
import type { WriteContext } from "./write-vocabulary.ts";

/** One observation per row, numbered from 1 in the order of the data. */
export const writeObservations = (
  { writer, identifiers }: WriteContext,
  target: { cubeIri: Term; cubeKey: string; observer: Term; rowCount: number },
  columns: readonly EncodedColumn[],
): void => {
  const { cubeIri, cubeKey, observer, rowCount } = target;
  const base = cubeIri.slice(1, -1);
  const set = iri(`${base}/observations`);
  const cells = columns.map((column) => ({
    predicate: identifiers.component(cubeKey, column.name),
    terms: column.terms,
  }));
  writer.add(cubeIri, cube("observationSet"), set);
  writer.addType(set, cube("ObservationSet"));
  for (let row = 0; row < rowCount; row += 1) {
    const node = iri(`${base}/observation/${row + 1}`);
    writer.add(set, cube("observation"), node);
    writer.addType(node, cube("Observation"));
    writer.add(node, cube("observedBy"), observer);
    for (const { predicate, terms } of cells) {
      const term = terms[row];
      if (term !== undefined) writer.add(node, predicate, term);
    }
  }
};
