import { createReadStream } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { createGunzip } from "node:zlib";

import { Store } from "oxigraph";

import { hasMoreRows } from "./count-rows.ts";
import type { QueryJob, StoreData, StoreMessage } from "./store-messages.ts";

/** Small pieces, each dropped as soon as it is read: a thread that then rests would keep a large one for good. */
const CHUNK_BYTES = 128 * 1024;

const readPieces = async (data: StoreData): Promise<Uint8Array[]> => {
  if ("ntriples" in data) return [new Uint8Array(data.ntriples)];
  const pieces: Uint8Array[] = [];
  const file = createReadStream(data.file, { highWaterMark: CHUNK_BYTES });
  const bytes = data.file.endsWith(".gz")
    ? file.compose(createGunzip({ chunkSize: CHUNK_BYTES }))
    : file;
  for await (const piece of bytes) pieces.push(piece as Uint8Array);
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

const answer = (store: Store, job: QueryJob): StoreMessage => {
  let body: unknown;
  try {
    body = store.query(job.text, { results_format: job.resultFormat });
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError)
      return { type: "broken", id: job.id };
    return { type: "refused", id: job.id, reason: "malformed", message: describe(error) };
  }
  if (typeof body !== "string")
    return { type: "refused", id: job.id, reason: "malformed", message: "no serialised answer" };
  if (body.length > job.maxBytes || Buffer.byteLength(body) > job.maxBytes)
    return refuseSize(job.id, `The answer is larger than ${job.maxBytes} bytes.`);
  if (hasMoreRows(body, job.resultFormat, job.maxRows))
    return refuseSize(job.id, `The answer has more than ${job.maxRows} rows.`);
  return { type: "answer", id: job.id, body };
};

const refuseSize = (id: number, message: string): StoreMessage => ({
  type: "refused",
  id,
  reason: "too-large",
  message: `${message} Ask for less with LIMIT.`,
});

const run = async (): Promise<void> => {
  const port = parentPort;
  if (!port) throw new Error("The store runs in a worker thread only.");
  const post = (message: StoreMessage): void => port.postMessage(message);
  try {
    const store = new Store();
    await loadTriples(store, workerData as StoreData);
    port.on("message", (job: QueryJob) => post(answer(store, job)));
    post({ type: "ready", size: store.size });
  } catch (error) {
    post({ type: "failed", message: describe(error) });
  }
};

await run();
