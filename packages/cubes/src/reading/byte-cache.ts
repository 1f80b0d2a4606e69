import type { ObservationTable } from "@statelier/model";

import type { ReadAnswer } from "./observation-reader.ts";

/** Columns with the query that asked for them, columns alone, or the values of one of them. */
export type Kept = ReadAnswer | ObservationTable | readonly string[];

/** `bytes` is what a settled entry takes; one under way has none. */
type Entry = { value: Promise<Kept>; bytes?: number };

export type CacheStatistics = {
  entries: number;
  bytes: number;
  maxBytes: number;
  hits: number;
  misses: number;
  evictions: number;
};

/** Of a string: two bytes a character at most, and its head. */
const sizeOfTexts = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + 2 * text.length + 24, 0);

/** Roughly what they take in memory. */
export const measureBytes = (kept: Kept): number => {
  if ("table" in kept) return measureBytes(kept.table) + sizeOfTexts([kept.query ?? ""]);
  if (!("columns" in kept)) return sizeOfTexts(kept);
  return kept.columns.reduce((sum, column) => {
    if (column.type === "number") return sum + column.values.byteLength;
    const labels = column.labels === column.values ? 0 : sizeOfTexts(column.labels);
    return sum + column.codes.byteLength + sizeOfTexts(column.values) + labels;
  }, 0);
};

/** Of an entry besides its key and its value; so their number is bounded too. */
export const ENTRY_BYTES = 500;

/**
 * Columns by key under a limit in bytes: one load however many ask at once, no failure is kept, the least recently
 * used go first. What alone is larger than the limit is answered and not kept.
 */
export class ByteCache {
  readonly #entries = new Map<string, Entry>();
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

  async get<Value extends Kept>(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) {
      this.#hits += 1;
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.value as Promise<Value>;
    }
    this.#misses += 1;
    const entry: Entry = { value: load() };
    this.#entries.set(key, entry);
    try {
      const value = await entry.value;
      this.#charge(key, entry, sizeOfTexts([key]) + ENTRY_BYTES + measureBytes(value));
      return value as Value;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  #charge(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, { bytes: size }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      if (size === undefined || (oldest === key && bytes <= this.#maxBytes)) continue;
      this.#entries.delete(oldest);
      this.#bytes -= size;
      this.#evictions += 1;
    }
  }
}
