/** What a cache holds, in bytes and entries, and how often since it was made entries were found, not found, or dropped for room. */
export type CacheStatistics = {
  entries: number;
  bytes: number;
  maxBytes: number;
  hits: number;
  misses: number;
  evictions: number;
};

/**
 * Values by key under a limit in bytes: the least recently used go first; what alone is larger than the limit is not
 * kept. The caller says what an entry takes.
 */
export class ByteCache<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>();
  readonly #loading = new Map<string, Promise<Value>>();
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;
  #evictions = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get statistics(): CacheStatistics {
    return {
      entries: this.#entries.size,
      bytes: this.#bytes,
      maxBytes: this.#maxBytes,
      hits: this.#hits,
      misses: this.#misses,
      evictions: this.#evictions,
    };
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#misses += 1;
      return undefined;
    }
    this.#hits += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
      this.#evictions += 1;
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** The kept value or a new one: one load however many ask at once; one that fails is not kept. */
  async load(
    key: string,
    load: () => Promise<Value>,
    measure: (value: Value) => number,
  ): Promise<Value> {
    const loading = this.#loading.get(key);
    if (loading) {
      this.#hits += 1;
      return loading;
    }
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const started = load();
    this.#loading.set(key, started);
    try {
      const value = await started;
      this.set(key, value, measure(value));
      return value;
    } finally {
      this.#loading.delete(key);
    }
  }
}
