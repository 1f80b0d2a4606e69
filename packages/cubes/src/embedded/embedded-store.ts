import { Worker } from "node:worker_threads";

import { parseQueryForm } from "./query-form.ts";
import { pickResultFormat } from "./result-format.ts";
import { StoreError } from "./store-error.ts";
import type { QueryJob, StoreData, StoreMessage } from "./store-messages.ts";

export type QueryOptions = {
  /** An HTTP Accept header; JSON (SELECT, ASK) or N-Triples (CONSTRUCT) when absent. */
  accept?: string;
  timeoutMs?: number;
  maxRows?: number;
  maxBytes?: number;
  /** A query whose caller has gone is not run; one that runs is given one more second. */
  signal?: AbortSignal;
};

export type StoreAnswer = { contentType: string; body: string };

/** A read-only SPARQL 1.1 store in a worker thread of this process. */
export type EmbeddedStore = {
  /** Triples. */
  readonly size: number;
  /** Rejects with `StoreError` only. */
  query(text: string, options?: QueryOptions): Promise<StoreAnswer>;
  close(): Promise<void>;
};

/** How many queries may wait for the one that runs, and how long each. */
export type WaitingBounds = { mostWaiting?: number; mostWaitMs?: number };

type Waiting = {
  job: QueryJob;
  timeoutMs: number;
  startedAt: number;
  /** Ends the waiting of a query that has not begun. */
  patience: NodeJS.Timeout;
  resolve: (answer: StoreAnswer) => void;
  reject: (error: StoreError) => void;
};

const DEFAULTS = { timeoutMs: 20_000, maxRows: 1_000_000, maxBytes: 200_000_000 };
const DEFAULT_BOUNDS = { mostWaiting: 500, mostWaitMs: 600_000 };
const ABORT_GRACE_MS = 1_000;

const gone = () => new StoreError("timeout", "The caller did not wait for the answer.");

const toStoreData = (source: StoreSource): StoreData => {
  if ("file" in source) return source;
  const bytes =
    typeof source.ntriples === "string"
      ? new TextEncoder().encode(source.ntriples)
      : source.ntriples;
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return { ntriples: shared };
};

/** N-Triples as text or UTF-8 bytes, or a file of them (`.nt` or `.nt.gz`). */
export type StoreSource = { ntriples: string | Uint8Array } | { file: string };

const startWorker = (data: StoreData): Promise<{ worker: Worker; size: number }> => {
  const worker = new Worker(new URL("./store-worker.ts", import.meta.url), { workerData: data });
  worker.unref();
  return new Promise((resolve, reject) => {
    const fail = (message: string): void => {
      void worker.terminate();
      reject(new StoreError("unavailable", `The store did not load: ${message}`));
    };
    worker.once("error", (error) => fail(String(error)));
    worker.once("message", (message: StoreMessage) => {
      if (message.type === "ready") resolve({ worker, size: message.size });
      else fail(message.type === "failed" ? message.message : "unexpected message");
    });
  });
};

/**
 * A query that runs cannot be cancelled: at its time-out the worker is ended and loaded again, and the queries
 * that wait are answered afterwards.
 */
class WorkerStore implements EmbeddedStore {
  readonly size: number;
  readonly #data: StoreData;
  #worker: Worker | undefined;
  #running: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #waiting: Waiting[] = [];
  #nextId = 1;
  #closed = false;
  readonly #bounds: Required<WaitingBounds>;

  constructor(
    data: StoreData,
    started: { worker: Worker; size: number },
    bounds: Required<WaitingBounds>,
  ) {
    this.#data = data;
    this.size = started.size;
    this.#bounds = bounds;
    this.#use(started.worker);
  }

  query(text: string, options: QueryOptions = {}): Promise<StoreAnswer> {
    return new Promise((resolve, reject) => {
      const form = parseQueryForm(text);
      if (!form) return reject(new StoreError("malformed", "This is not a SPARQL query."));
      const resultFormat = pickResultFormat(form, options.accept ?? "*/*");
      if (!resultFormat)
        return reject(new StoreError("malformed", "No accepted format fits this query."));
      if (this.#closed) return reject(new StoreError("unavailable", "The store is closed."));
      if (options.signal?.aborted) return reject(gone());
      if (this.#waiting.length >= this.#bounds.mostWaiting)
        return reject(new StoreError("busy", "Too many queries are waiting."));
      const { maxRows = DEFAULTS.maxRows, maxBytes = DEFAULTS.maxBytes } = options;
      const job = { id: this.#nextId++, text, resultFormat, maxRows, maxBytes };
      const { timeoutMs = DEFAULTS.timeoutMs, signal } = options;
      const abort = () => this.#abandon(waiting);
      const settle =
        <T>(how: (value: T) => void) =>
        (value: T) => {
          clearTimeout(waiting.patience);
          signal?.removeEventListener("abort", abort);
          how(value);
        };
      const waiting: Waiting = {
        job,
        timeoutMs,
        startedAt: 0,
        patience: setTimeout(() => this.#refuse(waiting), this.#bounds.mostWaitMs),
        resolve: settle(resolve),
        reject: settle(reject),
      };
      signal?.addEventListener("abort", abort);
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  #abandon(abandoned: Waiting): void {
    if (this.#running === abandoned) {
      const left = abandoned.startedAt + abandoned.timeoutMs - Date.now();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#restart(gone()), Math.min(left, ABORT_GRACE_MS));
    } else {
      this.#drop(abandoned, gone());
    }
  }

  #refuse(late: Waiting): void {
    this.#drop(late, new StoreError("busy", "Other queries took too long."));
  }

  #drop(dropped: Waiting, error: StoreError): void {
    this.#waiting = this.#waiting.filter((each) => each !== dropped);
    dropped.reject(error);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#rejectAll(new StoreError("unavailable", "The store is closed."));
    await worker?.terminate();
  }

  #rejectAll(error: StoreError): void {
    const all = this.#running ? [this.#running, ...this.#waiting] : this.#waiting;
    this.#running = undefined;
    this.#waiting = [];
    for (const { reject } of all) reject(error);
  }

  #use(worker: Worker): void {
    this.#worker = worker;
    worker.on("message", (message: StoreMessage) => this.#receive(message));
    worker.on("error", () => {
      if (this.#worker === worker)
        this.#restart(new StoreError("unavailable", "The store stopped."));
    });
    this.#next();
  }

  #next(): void {
    if (this.#running || !this.#worker) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#running = next;
    clearTimeout(next.patience);
    next.startedAt = Date.now();
    this.#worker.ref();
    this.#timer = setTimeout(
      () => this.#restart(new StoreError("timeout", `No answer within ${next.timeoutMs} ms.`)),
      next.timeoutMs,
    );
    this.#worker.postMessage(next.job);
  }

  #receive(message: StoreMessage): void {
    const running = this.#running;
    if (!running || !("id" in message) || message.id !== running.job.id) return;
    if (message.type === "broken")
      return this.#restart(new StoreError("malformed", "The query is too complex."));
    clearTimeout(this.#timer);
    this.#running = undefined;
    this.#worker?.unref();
    if (message.type === "answer")
      running.resolve({ contentType: running.job.resultFormat, body: message.body });
    else running.reject(new StoreError(message.reason, message.message));
    this.#next();
  }

  #restart(error: StoreError): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#running?.reject(error);
    this.#running = undefined;
    void worker?.terminate();
    if (this.#closed) return;
    startWorker(this.#data).then(
      (started) => (this.#closed ? void started.worker.terminate() : this.#use(started.worker)),
      (failure: StoreError) => {
        this.#closed = true;
        this.#rejectAll(failure);
      },
    );
  }
}

/** Rejects with `StoreError` when the data cannot be read. Beyond its bounds a query is `busy`. */
export const openEmbeddedStore = async (
  source: StoreSource,
  bounds: WaitingBounds = {},
): Promise<EmbeddedStore> => {
  const data = toStoreData(source);
  return new WorkerStore(data, await startWorker(data), { ...DEFAULT_BOUNDS, ...bounds });
};
