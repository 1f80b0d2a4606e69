import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";

import { Store } from "oxigraph";

import { hasMoreRows } from "./count-rows.ts";
import type { QueryJob, StoreData, StoreMessage } from "./store-messages.ts";

const CHUNK_BYTES = 1_000_000;
const NEWLINE = 10;

const readData = (data: StoreData): Uint8Array => {
  if ("ntriples" in data) return new Uint8Array(data.ntriples);
  const bytes = readFileSync(data.file);
  return data.file.endsWith(".gz") ? gunzipSync(bytes) : bytes;
};

const loadChunks = (store: Store, bytes: Uint8Array): void => {
  const decoder = new TextDecoder();
  let from = 0;
  while (from < bytes.length) {
    const newline = bytes.indexOf(NEWLINE, from + CHUNK_BYTES);
    const to = newline < 0 ? bytes.length : newline + 1;
    store.load(decoder.decode(bytes.slice(from, to)), {
      format: "application/n-triples",
      no_transaction: true,
    });
    from = to;
  }
};

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

const run = (): void => {
  const port = parentPort;
  if (!port) throw new Error("The store runs in a worker thread only.");
  const post = (message: StoreMessage): void => port.postMessage(message);
  try {
    const store = new Store();
    loadChunks(store, readData(workerData as StoreData));
    port.on("message", (job: QueryJob) => post(answer(store, job)));
    post({ type: "ready", size: store.size });
  } catch (error) {
    post({ type: "failed", message: describe(error) });
  }
};

run();
