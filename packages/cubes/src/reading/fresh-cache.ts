import { setTimeout as pause } from "node:timers/promises";

import { ByteCache } from "@statelier/model";

type Dated<Value> = { value: Value; loadedAt: number };

type Entry<Value> = {
  older?: Dated<Value>;
  expires: number;
  hasFailed: boolean;
  loading?: Promise<Value> | undefined;
};

export type FreshCacheOptions = {
  maxEntries: number;
  /** Whether an older value may stand in for a load that failed so. */
  mayUseOlder: (error: unknown) => boolean;
  /** Whether a load failed because too much is asked at once: whoever answers so is there. */
  isBusy?: (error: unknown) => boolean;
  /** How long the next load waits after one that failed. */
  retryAfterMs?: number;
  /** The same after one for which there was no room. */
  retryBusyAfterMs?: number;
  /** How long a caller waits for a load while there is an older value. */
  maxWaitMs?: number;
  now?: () => number;
};

/** `staleSince` is when the value was read, where it is older than it should be and whoever is asked does not answer. */
export type Fresh<Value> = { value: Value; staleSince?: number };

/** After so many times its age a value is dated, however its source excuses itself. */
const MOST_BUSY_AGES = 3;

const DEFAULTS = {
  isBusy: () => false,
  retryAfterMs: 10_000,
  retryBusyAfterMs: 2_000,
  maxWaitMs: 2_000,
  now: Date.now,
};

/**
 * Values by key, each loaded again after its age; while that fails or takes long, the older one stands in. One load
 * however many ask at once; the least recently used go first.
 */
export class FreshCache<Value> {
  /** Each counts as one. */
  readonly #entries: ByteCache<Entry<Value>>;
  readonly #options: Required<FreshCacheOptions>;

  constructor(options: FreshCacheOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#entries = new ByteCache(options.maxEntries);
  }

  async get(
    key: string,
    maxAgeMs: number,
    load: (older: Value | undefined) => Promise<Value>,
  ): Promise<Fresh<Value>> {
    const entry = this.#touch(key);
    const { now, maxWaitMs, mayUseOlder, isBusy } = this.#options;
    const older = entry.older;
    if (older && entry.expires > now()) return this.#answerOlder(older, entry, maxAgeMs);
    entry.loading ??= this.#load(key, entry, maxAgeMs, load);
    if (!older) return { value: await entry.loading };
    const loading = entry.loading.then((value) => ({ value }));
    try {
      return (
        (await Promise.race([loading, pause(maxWaitMs, undefined, { ref: false })])) ?? {
          value: older.value,
          staleSince: older.loadedAt,
        }
      );
    } catch (error) {
      if (isBusy(error)) return this.#answerOlder(older, entry, maxAgeMs);
      if (mayUseOlder(error)) return { value: older.value, staleSince: older.loadedAt };
      throw error;
    }
  }

  /** Whether a value is there, however old. */
  isKnown(key: string): boolean {
    return this.#entries.get(key)?.older !== undefined;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** What a source that is busy for long, as one that hangs, has said before is dated like that of one that is away. */
  #answerOlder(
    { value, loadedAt }: Dated<Value>,
    { hasFailed }: Entry<Value>,
    maxAgeMs: number,
  ): Fresh<Value> {
    const isOld = this.#options.now() > loadedAt + MOST_BUSY_AGES * maxAgeMs;
    return hasFailed || isOld ? { value, staleSince: loadedAt } : { value };
  }

  #touch(key: string): Entry<Value> {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry<Value> = { expires: 0, hasFailed: false };
    this.#entries.set(key, entry, 1);
    return entry;
  }

  async #load(
    key: string,
    entry: Entry<Value>,
    maxAgeMs: number,
    load: (older: Value | undefined) => Promise<Value>,
  ): Promise<Value> {
    const { now, retryAfterMs, retryBusyAfterMs, mayUseOlder, isBusy } = this.#options;
    const loadedAt = now();
    try {
      const value = await load(entry.older?.value);
      entry.older = { value, loadedAt };
      entry.expires = loadedAt + maxAgeMs;
      entry.hasFailed = false;
      return value;
    } catch (error) {
      const isOnlyBusy = isBusy(error);
      entry.hasFailed ||= !isOnlyBusy;
      entry.expires = now() + (isOnlyBusy ? retryBusyAfterMs : retryAfterMs);
      if (!entry.older || (!isOnlyBusy && !mayUseOlder(error))) this.#entries.delete(key);
      throw error;
    } finally {
      entry.loading = undefined;
    }
  }
}
