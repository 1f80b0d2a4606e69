import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import { Store } from "oxigraph";

import { BrokenError, serveOrders } from "../process/serve-orders.ts";
import { hasMoreRows } from "./count-rows.ts";

export type StoreData = { ntriples: Uint8Array } | { file: string };

export type StoreOrder = {
  text: string;
  resultFormat: string;
  /** Rows of a SELECT, triples of a CONSTRUCT. */
  maxRows: number;
  maxBytes: number;
};

export type StoreReply = { body: string } | { reason: "malformed" | "too-large"; message: string };

/** Small pieces, each dropped as soon as it is read: a process that then rests would keep a large one for good. */
const CHUNK_BYTES = 128 * 1024;

const readPieces = async (data: StoreData): Promise<Uint8Array[]> => {
  if ("ntriples" in data) return [data.ntriples];
  const pieces: Uint8Array[] = [];
  const file = createReadStream(data.file, { highWaterMark: CHUNK_BYTES });
  const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const piece of bytes) pieces.push(piece);
  };
  // Unlike a composed stream a pipeline reports a file that ends too early once, wherever it ends.
  await (data.file.endsWith(".gz")
    ? pipeline(file, createGunzip({ chunkSize: CHUNK_BYTES }), collect)
    : pipeline(file, collect));
  return pieces.toReversed();
};

const takePieces = function* (pieces: Uint8Array[]): Generator<Uint8Array> {
  for (let piece = pieces.pop(); piece; piece = pieces.pop())
    for (let from = 0; from < piece.length; from += CHUNK_BYTES)
      yield piece.subarray(from, from + CHUNK_BYTES);
};

/** In one go, because the names of blank nodes hold within one. */
const loadTriples = async (store: Store, data: StoreData): Promise<void> =>
  store.load(takePieces(await readPieces(data)), {
    format: "application/n-triples",
    no_transaction: true,
  });

const describe = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const refuseSize = (message: string): StoreReply => ({
  reason: "too-large",
  message: `${message} Ask for less with LIMIT.`,
});

/** Stack and memory that a query has exhausted leave an engine that cannot be used again. */
const isBroken = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError;

const answer = (
  store: Store,
  { text, resultFormat, maxBytes, maxRows }: StoreOrder,
): StoreReply => {
  let body: unknown;
  try {
    body = store.query(text, { results_format: resultFormat });
  } catch (error) {
    if (isBroken(error)) throw new BrokenError("The query is too complex.", { cause: error });
    return { reason: "malformed", message: describe(error) };
  }
  if (typeof body !== "string") return { reason: "malformed", message: "no serialised answer" };
  if (body.length > maxBytes || Buffer.byteLength(body) > maxBytes)
    return refuseSize(`The answer is larger than ${maxBytes} bytes.`);
  if (hasMoreRows(body, resultFormat, maxRows))
    return refuseSize(`The answer has more than ${maxRows} rows.`);
  return { body };
};

serveOrders(async (data: StoreData) => {
  const store = new Store();
  await loadTriples(store, data);
  return { ready: store.size, answer: (order: StoreOrder) => answer(store, order) };
});
