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

const QUEUE: QueueBounds = { mostOfCaller: 2, mostWaiting: 50, mostWaitMs: 10_000, shareMs: 3_000 };
/** The store of the bundled catalogue rests at some 200 MB. */
const MOST_MEMORY_BYTES = 1_000_000_000;

const MOST_START_MS = 30_000;

export type PublicSparqlOptions = {
  limits: ProtocolLimits;
  /** In seconds for which the store works for a caller. */
  callerLimit: RateLimit;
  log: Log;
  queue?: Partial<QueueBounds>;
};

const refuse = (seconds: number): Response =>
  answerTextError(
    429,
    `The queries from your address have taken too much time. Try again in ${seconds} seconds.`,
    { "Retry-After": String(seconds) },
  );

/** A query that had to be ended has ended the store's process: the next caller's time begins when it is there again. */
const waitForStore = async (store: EmbeddedStore, log: Log): Promise<void> => {
  try {
    await store.query("ASK {}", { timeoutMs: MOST_START_MS });
  } catch (error) {
    log.warn("the store of /sparql is not there again", { error });
  }
};

/** Keeps one store open for as long as it is needed. */
const makeOpening = (file: string, log: Log) => {
  let opening: Promise<EmbeddedStore> | undefined;
  return {
    async open(): Promise<EmbeddedStore> {
      opening ??= openEmbeddedStore({ file }, { maxBytes: MOST_MEMORY_BYTES });
      try {
        return await opening;
      } catch (error) {
        opening = undefined;
        log.error("the store of /sparql did not open", { error });
        throw new StoreError("unavailable", "The endpoint is not available now.");
      }
    },
    async close(): Promise<void> {
      const closing = opening;
      opening = undefined;
      const store = await closing?.catch((error: unknown) => {
        log.debug("the store of /sparql never opened", { error });
        return undefined;
      });
      await store?.close();
    },
  };
};

/**
 * A store of its own in a process of its own, opened by the first query that can be read: whatever strangers ask,
 * pages do not wait for it, and strangers do not wait for one of them.
 */
export const makePublicSparql = (
  file: string,
  { limits, callerLimit, log, queue: bounds }: PublicSparqlOptions,
): PublicSparql => {
  const opening = makeOpening(file, log);
  const queue = new FairQueue({ ...QUEUE, ...bounds });
  const makeStore = (caller: string): Pick<EmbeddedStore, "query"> => ({
    query: async (text, options) => {
      const store = await opening.open();
      return queue.run(caller, async (share) => {
        const startedAt = performance.now();
        const signal = options?.signal ? AbortSignal.any([options.signal, share]) : share;
        try {
          return await store.query(text, { ...options, signal });
        } catch (error) {
          await waitForStore(store, log);
          throw error;
        } finally {
          await callerLimit.charge(caller, (performance.now() - startedAt) / 1_000);
        }
      });
    },
  });
  return {
    async answer(request, caller) {
      const seconds = await callerLimit.secondsUntil(caller);
      return seconds > 0
        ? refuse(seconds)
        : handleSparqlProtocol(request, makeStore(caller), limits);
    },
    close: () => opening.close(),
  };
};
