import {
  type EmbeddedStore,
  handleSparqlProtocol,
  openEmbeddedStore,
  type ProtocolLimits,
  StoreError,
} from "@statelier/cubes";
import { answerTextError } from "../http/answer-error.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../logging/log.ts";
import { FairQueue, type QueueBounds } from "./fair-queue.ts";

/** The endpoint that strangers may query. */
export type PublicSparql = {
  /** `caller` is the network that the request comes from. */
  answer: (request: Request, caller: string) => Promise<Response>;
  close: () => Promise<void>;
};

const QUEUE: QueueBounds = { mostOfCaller: 2, mostWaiting: 50, mostWaitMs: 3_000, shareMs: 1_000 };
/** Whatever is asked, there is an answer within five seconds, of which a busy server takes some until it begins. */
const MOST_ANSWER_MS = 3_800;
const MOST_QUERY_MS = 2_500;
/** A query that runs for so long may have to be ended, and its store with it: another one is made ready. */
const SUSPECT_MS = 500;
/** For so long a store that is ready stays without being needed, and one that nobody asks stays open. */
const SPARE_MS = 30_000;
const REST_MS = 60_000;
/** Seconds that ending a query costs beside those that it ran: a store is loaded anew. */
const ENDING_SECONDS = 2;
/** The store of the bundled catalogue rests at some 200 MB. */
const MOST_MEMORY_BYTES = 1_000_000_000;

/** On a machine with few processors pages go first. */
const NICENESS = 2;

export type PublicSparqlOptions = {
  limits: ProtocolLimits;
  /** In seconds for which the store works for a caller. */
  callerLimit: RateLimit;
  log: Log;
  queue?: Partial<QueueBounds>;
  restMs?: number;
};

const refuse = (seconds: number): Response =>
  answerTextError(
    429,
    `The queries from your address have taken too much time. Try again in ${seconds} seconds.`,
    { "Retry-After": String(seconds) },
  );

type Opening = Promise<EmbeddedStore>;

/** The store that answers, and at times another one that takes its place as soon as a query has ended it. */
class StorePair {
  readonly #open: () => Opening;
  readonly #log: Log;
  #current: Opening | undefined;
  #spare: Opening | undefined;
  #spareTimer: NodeJS.Timeout | undefined;
  #restTimer: NodeJS.Timeout | undefined;

  constructor(file: string, log: Log) {
    this.#open = () =>
      openEmbeddedStore({ file }, { maxBytes: MOST_MEMORY_BYTES, niceness: NICENESS });
    this.#log = log;
  }

  async open(): Opening {
    clearTimeout(this.#restTimer);
    const opening = (this.#current ??= this.#takeSpare() ?? this.#open());
    try {
      return await opening;
    } catch (error) {
      if (this.#current === opening) this.#current = undefined;
      this.#log.error("the store of /sparql did not open", { error });
      throw new StoreError("unavailable", "The endpoint is not available now.");
    }
  }

  prepare(): void {
    this.#spare ??= this.#open();
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => void this.#end(this.#takeSpare()), SPARE_MS).unref();
  }

  /** Until the next query opens it again a store that nobody asks takes no memory. */
  restFor(ms: number): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => void this.close(), ms).unref();
  }

  /** Ends what a query of this store is doing, at once. */
  async discard(store: EmbeddedStore): Promise<void> {
    const current = await this.#current?.catch(() => undefined);
    if (current === store) this.#current = undefined;
    await store.close();
  }

  async close(): Promise<void> {
    clearTimeout(this.#restTimer);
    const current = this.#current;
    this.#current = undefined;
    await Promise.all([this.#end(current), this.#end(this.#takeSpare())]);
  }

  #takeSpare(): Opening | undefined {
    clearTimeout(this.#spareTimer);
    const spare = this.#spare;
    this.#spare = undefined;
    return spare;
  }

  async #end(opening: Opening | undefined): Promise<void> {
    try {
      await (await opening)?.close();
    } catch (error) {
      this.#log.debug("a store of /sparql never opened", { error });
    }
  }
}

const withinTime = async (opening: Opening, ms: number): Opening => {
  const late = Promise.withResolvers<never>();
  const error = new StoreError("busy", "The endpoint is being loaded.");
  const timer = setTimeout(() => late.reject(error), Math.max(0, ms));
  try {
    return await Promise.race([opening, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * A store of its own in a process of its own, opened by the first query that can be read: whatever strangers ask,
 * pages do not wait for it, and strangers do not wait for one of them.
 */
export const makePublicSparql = (
  file: string,
  { limits, callerLimit, log, queue: bounds, restMs = REST_MS }: PublicSparqlOptions,
): PublicSparql => {
  const stores = new StorePair(file, log);
  const queue = new FairQueue({ ...QUEUE, ...bounds });
  const makeStore = (caller: string): Pick<EmbeddedStore, "query"> => ({
    query: async (text, options = {}) => {
      const deadline = performance.now() + MOST_ANSWER_MS;
      const countLeft = (): number => deadline - performance.now();
      const open = () => withinTime(stores.open(), countLeft());
      await open();
      const ask = async (share: AbortSignal, store: EmbeddedStore) => {
        const startedAt = performance.now();
        const suspect = setTimeout(() => stores.prepare(), SUSPECT_MS);
        share.addEventListener("abort", () => void stores.discard(store));
        try {
          const timeoutMs = Math.min(
            options.timeoutMs ?? MOST_QUERY_MS,
            MOST_QUERY_MS,
            countLeft(),
          );
          return await store.query(text, { ...options, timeoutMs });
        } finally {
          clearTimeout(suspect);
          const seconds = (performance.now() - startedAt) / 1_000;
          const ending = store.isLoaded ? 0 : ENDING_SECONDS;
          if (!store.isLoaded) await stores.discard(store);
          stores.restFor(restMs);
          await callerLimit.charge(caller, seconds + ending);
        }
      };
      return queue.run(caller, ask, open);
    },
  });
  return {
    async answer(request, caller) {
      const seconds = await callerLimit.secondsUntil(caller);
      return seconds > 0
        ? refuse(seconds)
        : handleSparqlProtocol(request, makeStore(caller), limits);
    },
    close: () => stores.close(),
  };
};
