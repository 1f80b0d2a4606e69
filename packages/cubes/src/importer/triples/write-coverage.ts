import { type Term, text } from "../../rdf/ntriples.ts";
import { schema } from "../../rdf/vocabulary.ts";
import type { EncodedColumn } from "../columns/encode-columns.ts";
import type { TripleWriter } from "./triple-writer.ts";

const listDates = ({ cells, literals, used }: EncodedColumn): string[] =>
  cells.kind === "literal"
    ? literals
    : used.flatMap(({ position }) => (position === undefined ? [] : [String(position)])).toSorted();

/** The period that the first dimension of time covers, from its first to its last date. */
export const writeCoverage = (
  writer: TripleWriter,
  node: Term,
  columns: readonly EncodedColumn[],
): void => {
  const time = columns.find(
    ({ column }) =>
      column.role === "dimension" && column.time !== undefined && column.time !== "ordinal",
  );
  const dates = time ? listDates(time) : [];
  const [from] = dates;
  const to = dates.at(-1);
  if (from && to) writer.add(node, schema("temporalCoverage"), text(`${from}/${to}`));
};
