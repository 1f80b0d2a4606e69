import { BoundedProcess, type ProcessBounds } from "../process/bounded-process.ts";
import { ProcessError } from "../process/process-error.ts";
import { parseQueryForm } from "./query-form.ts";
import { pickResultFormat } from "./result-format.ts";
import { StoreError } from "./store-error.ts";
import type { StoreData, StoreOrder, StoreReply } from "./store-process.ts";

export type QueryOptions = {
  /** An HTTP Accept header; JSON (SELECT, ASK) or N-Triples (CONSTRUCT) when absent. */
  accept?: string;
  timeoutMs?: number;
  maxRows?: number;
  maxBytes?: number;
  /** A query whose caller has gone is not run; one that runs is given one more second. */
  signal?: AbortSignal;
};

type StoreAnswer = { contentType: string; body: string };

/** A read-only SPARQL 1.1 store in a process of its own. */
export type EmbeddedStore = {
  /** Triples. */
  readonly size: number;
  /** Whether its process runs; where a query has ended it, the next one waits until it is loaded again. */
  readonly isLoaded: boolean;
  /** Rejects with `StoreError` only. */
  query(text: string, options?: QueryOptions): Promise<StoreAnswer>;
  close(): Promise<void>;
};

/** How many queries may wait for the one that runs, how long each, and what the store may take of the machine. */
export type StoreBounds = Partial<
  Pick<ProcessBounds, "mostWaiting" | "mostWaitMs" | "maxBytes" | "niceness">
>;

/** N-Triples as text or UTF-8 bytes, or a file of them (`.nt` or `.nt.gz`). */
export type StoreSource = { ntriples: string | Uint8Array } | { file: string };

const DEFAULTS = { timeoutMs: 20_000, maxRows: 1_000_000, maxBytes: 200_000_000 };
const DEFAULT_BOUNDS = { mostWaiting: 500, mostWaitMs: 600_000, maxBytes: 2_000_000_000 };

const REASONS: Record<ProcessError["reason"], StoreError["reason"]> = {
  busy: "busy",
  late: "timeout",
  gone: "timeout",
  memory: "too-large",
  broken: "malformed",
  crashed: "unavailable",
  unavailable: "unavailable",
  closed: "unavailable",
};

const toStoreError = (error: unknown): unknown =>
  error instanceof ProcessError ? new StoreError(REASONS[error.reason], error.message) : error;

const toStoreData = (source: StoreSource): StoreData =>
  "file" in source || typeof source.ntriples !== "string"
    ? (source as StoreData)
    : { ntriples: new TextEncoder().encode(source.ntriples) };

/**
 * Rejects with `StoreError` when the data cannot be read. Beyond its bounds a query is `busy`; one that takes more
 * time or memory than it may ends the process, which is loaded again for the queries that wait.
 */
export const openEmbeddedStore = async (
  source: StoreSource,
  bounds: StoreBounds = {},
): Promise<EmbeddedStore> => {
  const module = new URL("./store-process.ts", import.meta.url);
  const store = new BoundedProcess<StoreOrder, StoreReply, number>(module, toStoreData(source), {
    ...DEFAULT_BOUNDS,
    ...bounds,
  });
  try {
    const size = await store.start();
    return {
      size,
      get isLoaded() {
        return store.pid !== undefined;
      },
      query: (text, options) => ask(store, text, options),
      close: () => store.close(),
    };
  } catch (error) {
    throw new StoreError("unavailable", `The store did not load: ${String(error)}`);
  }
};

const ask = async (
  store: BoundedProcess<StoreOrder, StoreReply, number>,
  text: string,
  options: QueryOptions = {},
): Promise<StoreAnswer> => {
  const form = parseQueryForm(text);
  if (!form) throw new StoreError("malformed", "This is not a SPARQL query.");
  const resultFormat = pickResultFormat(form, options.accept ?? "*/*");
  if (!resultFormat) throw new StoreError("malformed", "No accepted format fits this query.");
  const { timeoutMs, maxRows, maxBytes, signal } = { ...DEFAULTS, ...options };
  try {
    const reply = await store.ask({ text, resultFormat, maxRows, maxBytes }, { timeoutMs, signal });
    if ("reason" in reply) throw new StoreError(reply.reason, reply.message);
    return { contentType: resultFormat, body: reply.body };
  } catch (error) {
    throw toStoreError(error);
  }
};
