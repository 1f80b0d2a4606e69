export type SizedStatistics = {
  entries: number;
  bytes: number;
  maxBytes: number;
  hits: number;
  misses: number;
  evictions: number;
};

/** Values in memory by name; the ones unused the longest go first when `mostBytes` are reached. */
export type SizedCache<Value> = {
  readonly statistics: SizedStatistics;
  get(name: string): Value | undefined;
  set(name: string, value: Value, bytes: number): void;
  delete(name: string): void;
};

export const makeSizedCache = <Value>(mostBytes: number): SizedCache<Value> => {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let size = 0;
  const counts = { hits: 0, misses: 0, evictions: 0 };
  const remove = (name: string): void => {
    size -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  };
  return {
    get statistics() {
      return { entries: entries.size, bytes: size, maxBytes: mostBytes, ...counts };
    },
    get(name) {
      const found = entries.get(name);
      if (!found) {
        counts.misses += 1;
        return undefined;
      }
      counts.hits += 1;
      entries.delete(name);
      entries.set(name, found);
      return found.value;
    },
    set(name, value, bytes) {
      remove(name);
      if (bytes > mostBytes) return;
      entries.set(name, { value, bytes });
      size += bytes;
      for (const oldest of entries.keys()) {
        if (size <= mostBytes) return;
        remove(oldest);
        counts.evictions += 1;
      }
    },
    delete: remove,
  };
};
