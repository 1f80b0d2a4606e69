import {
  type EmbeddedStore,
  handleSparqlProtocol,
  openEmbeddedStore,
  type ProtocolLimits,
  StoreError,
} from "@statelier/cubes";
import { answerTextError } from "../http/answer-error.ts";
import { makeRateLimit, type RateLimit } from "../http/rate-limit.ts";
import type { Log } from "../logging/log.ts";
import { FairQueue, type QueueBounds } from "./fair-queue.ts";
import { StorePair } from "./store-pair.ts";

/** The endpoint that strangers may query. */
export type PublicSparql = {
  /** `caller` is the network that the request comes from. */
  answer: (request: Request, caller: string) => Promise<Response>;
  close: () => Promise<void>;
};

const QUEUE: QueueBounds = { mostOfCaller: 2, mostWaiting: 50, mostWaitMs: 4_000, shareMs: 1_000 };
/** Whatever is asked, there is an answer within five seconds, of which a busy server takes some until it begins. */
const MOST_ANSWER_MS = 4_300;
/** So long before a query is ended that takes too long, so that its caller learns why. */
const ENDING_MS = 200;
const MOST_QUERY_MS = 2_500;
/** A query that runs for so long may have to be ended, and its store with it: another one is made ready. */
const SUSPECT_MS = 500;
/** For so long a store that nobody asks stays open. */
const REST_MS = 60_000;
/** Seconds that ending a query costs beside those that it ran: a store is loaded anew. */
const ENDING_SECONDS = 2;
/** The store of the bundled catalogue rests at some 200 MB. */
const MOST_MEMORY_BYTES = 1_000_000_000;
/** On a machine with few processors pages go first. */
const NICENESS = 2;
/** For so long who has ended a store asks only where another one is ready. */
const ENDING_KNOWN = { most: 1, periodMs: 600_000 };

export type PublicSparqlOptions = {
  limits: ProtocolLimits;
  /** In seconds for which the store works for a caller. */
  callerLimit: RateLimit;
  log: Log;
  queue?: Partial<QueueBounds>;
  restMs?: number;
  load?: (file: string) => Promise<EmbeddedStore>;
};

const loadStore = (file: string): Promise<EmbeddedStore> =>
  openEmbeddedStore({ file }, { maxBytes: MOST_MEMORY_BYTES, niceness: NICENESS });

const refuse = (seconds: number): Response =>
  answerTextError(
    429,
    `The queries from your address have taken too much time. Try again in ${seconds} seconds.`,
    { "Retry-After": String(seconds) },
  );

const makeBusy = (): StoreError =>
  new StoreError("busy", "The endpoint is busy with other queries.");

type Answer = ReturnType<EmbeddedStore["query"]>;

type Question = {
  caller: string;
  text: string;
  options: NonNullable<Parameters<EmbeddedStore["query"]>[1]>;
  deadline: number;
};

const countLeft = ({ deadline }: Question): number => deadline - performance.now();

const withinTime = async (answer: Answer): Answer => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(makeBusy()), MOST_ANSWER_MS);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Asks a store that may be ended by what it is asked. */
class Desk {
  readonly #stores: StorePair;
  readonly #options: PublicSparqlOptions;
  readonly #queue: FairQueue;
  /** One at a time for those who have ended a store, so that others have one at once where they do it again. */
  readonly #sideQueue: FairQueue;
  readonly #endings = makeRateLimit(ENDING_KNOWN);
  readonly #shareMs: number;

  constructor(stores: StorePair, options: PublicSparqlOptions) {
    this.#stores = stores;
    this.#options = options;
    const bounds = { ...QUEUE, ...options.queue };
    this.#shareMs = bounds.shareMs;
    this.#queue = new FairQueue(bounds);
    this.#sideQueue = new FairQueue({ ...bounds, shareMs: MOST_ANSWER_MS });
  }

  ask(question: Omit<Question, "deadline">): Answer {
    const asked = { ...question, deadline: performance.now() + MOST_ANSWER_MS };
    const ask = () => this.#askTwice(asked);
    const openBoth = async () => {
      await this.#stores.open();
      await this.#stores.prepare();
    };
    const hasEndedOne = this.#endings.secondsUntil(asked.caller) > 0;
    return withinTime(hasEndedOne ? this.#sideQueue.run(asked.caller, ask, openBoth) : ask());
  }

  /** A store that has ended by itself, as where the system had no memory left, is no fault of the query's. */
  async #askTwice(asked: Question): Answer {
    try {
      return await this.#askInTurn(asked);
    } catch (error) {
      const isLost = error instanceof StoreError && error.reason === "unavailable";
      if (!isLost || countLeft(asked) <= 0) throw error;
      return this.#askInTurn(asked);
    }
  }

  #askInTurn(asked: Question): Answer {
    return this.#queue.run(
      asked.caller,
      (share, store) => this.#askStore(asked, store, share),
      () => this.#stores.open(),
    );
  }

  async #askStore(asked: Question, store: EmbeddedStore, share: AbortSignal): Answer {
    const startedAt = performance.now();
    const suspect = setTimeout(() => void this.#stores.prepare(), SUSPECT_MS);
    share.addEventListener("abort", () => void this.#stores.discard(store));
    try {
      if (countLeft(asked) <= 0) throw makeBusy();
      // What has begun late is not ended for that, which would cost the others a store.
      const mostMs = Math.min(MOST_QUERY_MS, Math.max(this.#shareMs, countLeft(asked) - ENDING_MS));
      const timeoutMs = Math.min(asked.options.timeoutMs ?? mostMs, mostMs);
      return await store.query(asked.text, { ...asked.options, timeoutMs });
    } finally {
      clearTimeout(suspect);
      await this.#note(asked.caller, store, (performance.now() - startedAt) / 1_000);
    }
  }

  async #note(caller: string, store: EmbeddedStore, seconds: number): Promise<void> {
    const { callerLimit, restMs = REST_MS } = this.#options;
    const hasEnded = !store.isLoaded;
    if (hasEnded) {
      this.#endings.take(caller);
      await this.#stores.discard(store);
    }
    this.#stores.restFor(restMs);
    await callerLimit.charge(caller, seconds + (hasEnded ? ENDING_SECONDS : 0));
  }
}

/**
 * A store of its own in a process of its own, opened by the first query that can be read: whatever strangers ask,
 * pages do not wait for it, and strangers do not wait for one of them.
 */
export const makePublicSparql = (file: string, options: PublicSparqlOptions): PublicSparql => {
  const { limits, callerLimit, log, load = loadStore } = options;
  const stores = new StorePair(() => load(file), log);
  const desk = new Desk(stores, options);
  return {
    async answer(request, caller) {
      const seconds = await callerLimit.secondsUntil(caller);
      if (seconds > 0) return refuse(seconds);
      const query: EmbeddedStore["query"] = (text, asked = {}) =>
        desk.ask({ caller, text, options: asked });
      return handleSparqlProtocol(request, { query }, limits);
    },
    close: () => stores.close(),
  };
};
