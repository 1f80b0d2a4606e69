type Entry<Value> = { value: Promise<Value>; expires: number };

export type BoundedCacheOptions = { maxEntries: number; now?: () => number };

/** Promises by key: one load however many ask at once, no failure is kept, the least recently used go first. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({ maxEntries, now = Date.now }: BoundedCacheOptions) {
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  get(key: string, maxAgeMs: number, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known && known.expires > this.#now()) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value;
    }
    const entry = { value: load(), expires: this.#now() + maxAgeMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break;
      this.#entries.delete(oldest);
    }
    return entry.value;
  }
}
