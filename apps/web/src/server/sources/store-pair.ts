import { type EmbeddedStore, StoreError } from "@statelier/cubes";
import type { Log } from "../logging/log.ts";

/** For so long a store that is ready stays without being needed. */
const SPARE_MS = 30_000;
type Opening = Promise<EmbeddedStore>;

/** The store that answers, and at times another one that takes its place as soon as a query has ended it. */
export class StorePair {
  readonly #load: () => Opening;
  readonly #log: Log;
  #current: Opening | undefined;
  /** The current one once it is open. */
  #store: EmbeddedStore | undefined;
  #spare: Opening | undefined;
  #spareTimer: NodeJS.Timeout | undefined;
  #restTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(load: () => Opening, log: Log) {
    this.#load = load;
    this.#log = log;
  }

  async open(): Opening {
    clearTimeout(this.#restTimer);
    if (this.#isClosed) throw new StoreError("unavailable", "The endpoint is closed.");
    const opening = (this.#current ??= this.#takeSpare() ?? this.#load());
    try {
      const store = await opening;
      if (this.#current === opening) this.#store = store;
      return store;
    } catch (error) {
      if (this.#current === opening) this.#current = undefined;
      this.#log.error("the store of /sparql did not open", { error });
      throw new StoreError("unavailable", "The endpoint is not available now.");
    }
  }

  /** Has another store ready for a while, loaded after the one that answers. */
  async prepare(): Promise<void> {
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => void this.#end(this.#takeSpare()), SPARE_MS).unref();
    const spare = (this.#spare ??= this.#loadAfter(this.#current));
    try {
      await spare;
    } catch (error) {
      if (this.#spare === spare) void this.#takeSpare();
      this.#log.warn("another store for /sparql did not open", { error });
    }
  }

  /** Until the next query opens it again a store that nobody asks takes no memory. */
  restFor(ms: number): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => void this.#rest(), ms).unref();
  }

  /**
   * Ends what a query of this store is doing, at once; another one takes its place without being asked for, and one
   * more is made ready, as who has ended one may end the next.
   */
  async discard(store: EmbeddedStore): Promise<void> {
    if (this.#store === store && !this.#isClosed) {
      this.#store = undefined;
      this.#current = this.#takeSpare() ?? this.#load();
      this.#current.catch(() => undefined);
      void this.prepare();
    }
    await store.close();
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return this.#rest();
  }

  async #rest(): Promise<void> {
    clearTimeout(this.#restTimer);
    const current = this.#current;
    this.#current = undefined;
    this.#store = undefined;
    await Promise.all([this.#end(current), this.#end(this.#takeSpare())]);
  }

  async #loadAfter(current: Opening | undefined): Opening {
    await current?.catch(() => undefined);
    return this.#load();
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
