/** What the store and its worker thread say to each other. */
export type StoreData = { ntriples: SharedArrayBuffer } | { file: string };

export type QueryJob = {
  id: number;
  text: string;
  resultFormat: string;
  /** Rows of a SELECT, triples of a CONSTRUCT. */
  maxRows: number;
  /** Characters of the answer. */
  maxBytes: number;
};

export type StoreMessage =
  | { type: "ready"; size: number }
  | { type: "failed"; message: string }
  | { type: "answer"; id: number; body: string }
  | { type: "refused"; id: number; reason: "malformed" | "too-large"; message: string }
  /** The query has exhausted the engine (stack, memory), which cannot be used again. */
  | { type: "broken"; id: number };
