import { createReadStream } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { createGunzip } from "node:zlib";

import { Store } from "oxigraph";

import { hasMoreRows } from "./count-rows.ts";
import type { QueryJob, StoreData, StoreMessage } from "./store-messages.ts";

/** Small pieces, each dropped as soon as it is read: a thread that then rests would keep a large one for good. */
const CHUNK_BYTES = 128 * 1024;
const NEWLINE = 10;

const cutBytes = function* (bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
    yield bytes.slice(from, from + CHUNK_BYTES);
};

const readData = (data: StoreData): AsyncIterable<Uint8Array> | Iterable<Uint8Array> => {
  if ("ntriples" in data) return cutBytes(new Uint8Array(data.ntriples));
  const file = createReadStream(data.file, { highWaterMark: CHUNK_BYTES });
  if (!data.file.endsWith(".gz")) return file;
  return file.compose(createGunzip({ chunkSize: CHUNK_BYTES }));
};

/** A blank node is the same one within one load only: lines that may name one wait for each other. */
const NAMES_BLANK = /(?:^|\s)_:/;

const loadTriples = async (store: Store, data: StoreData): Promise<void> => {
  const decoder = new TextDecoder();
  const waiting: string[] = [];
  const load = (text: string): void => {
    if (!NAMES_BLANK.test(text)) return loadLines(text);
    const lines = text.split("\n");
    const [blank, named] = [[], []] as [string[], string[]];
    for (const line of lines) (NAMES_BLANK.test(line) ? blank : named).push(line);
    if (blank.length > 0) waiting.push(blank.join("\n"));
    loadLines(named.join("\n"));
  };
  const loadLines = (lines: string): void =>
    store.load(lines, { format: "application/n-triples", no_transaction: true });
  let rest = "";
  for await (const bytes of readData(data)) {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const head = decoder.decode(bytes.subarray(0, end), { stream: true });
    if (end > 0) load(rest + head);
    rest = (end > 0 ? "" : rest) + decoder.decode(bytes.subarray(end), { stream: true });
  }
  load(rest + decoder.decode());
  if (waiting.length > 0) loadLines(waiting.join("\n"));
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
