import type { PieceReader } from "../piece-reader.ts";
import type { ResultSink } from "../results-parser.ts";
import { type Row, RowsSink } from "../rows-sink.ts";

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The rows of an answer that comes in pieces, which end at these places. */
export const readPieces = (
  Reader: new (sink: ResultSink) => PieceReader,
  bytes: Uint8Array,
  cuts: readonly number[] = [],
): Row[] => {
  const sink = new RowsSink();
  const reader = new Reader(sink);
  let start = 0;
  for (const cut of [...cuts, bytes.length]) {
    reader.push(bytes.subarray(start, cut));
    start = cut;
  }
  reader.end();
  return sink.rows;
};

export const literal = (value: string, language = "", datatype = "") => ({
  type: "literal",
  value,
  language,
  datatype,
});
