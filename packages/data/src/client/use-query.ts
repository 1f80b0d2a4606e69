import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

export type QueryState<Value> =
  | { status: "idle" }
  /** `previous` is the value before a reload. */
  | { status: "fetching"; previous?: Value }
  | { status: "success"; value: Value }
  | { status: "error"; error: Error; previous?: Value };

type Entry = { state: QueryState<unknown>; listeners: Set<() => void> };

const IDLE: QueryState<never> = { status: "idle" };
const MAX_ENTRIES = 200;

/** Answers by key, shared by every component of a page; the least recently loaded go first. */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();

  read(key: string): QueryState<unknown> {
    return this.#entries.get(key)?.state ?? IDLE;
  }

  subscribe(key: string, listener: () => void): () => void {
    const entry = this.#entry(key);
    entry.listeners.add(listener);
    return () => void entry.listeners.delete(listener);
  }

  /** Puts an answer that is already known, for example from the server's first response. */
  put(key: string, value: unknown): void {
    this.#set(key, { status: "success", value });
  }

  /** Loads unless the key is loading or loaded; `force` loads again and keeps the value meanwhile. */
  async load(key: string, load: () => Promise<unknown>, force = false): Promise<void> {
    const { state } = this.#entry(key);
    if (state.status === "fetching" || (state.status === "success" && !force)) return;
    const previous = state.status === "success" ? { previous: state.value } : {};
    this.#set(key, { status: "fetching", ...previous });
    try {
      this.#set(key, { status: "success", value: await load() });
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.#set(key, { status: "error", error: reason, ...previous });
    }
  }

  #entry(key: string): Entry {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = { state: IDLE, listeners: new Set() };
    this.#entries.set(key, entry);
    this.#evict();
    return entry;
  }

  #set(key: string, state: QueryState<unknown>): void {
    const entry = this.#entry(key);
    entry.state = state;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const listener of entry.listeners) listener();
  }

  #evict(): void {
    for (const [key, { listeners, state }] of this.#entries) {
      if (this.#entries.size <= MAX_ENTRIES) return;
      if (listeners.size === 0 && state.status !== "fetching") this.#entries.delete(key);
    }
  }
}

const pageCache = new QueryCache();

/**
 * Loads `key` once for all components that ask for it; idle while the key is undefined. `cache` is the page's own
 * unless one is given.
 */
export const useQuery = <Value>(
  key: string | undefined,
  load: () => Promise<Value>,
  cache: QueryCache = pageCache,
): QueryState<Value> & { reload: () => void } => {
  const name = key ?? "";
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(name, listener),
    [cache, name],
  );
  const read = useCallback(() => cache.read(name) as QueryState<Value>, [cache, name]);
  const state = useSyncExternalStore(subscribe, read, read);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key !== undefined) void cache.load(key, () => latest.current());
  }, [cache, key]);
  const reload = useCallback(() => {
    if (key !== undefined) void cache.load(key, () => latest.current(), true);
  }, [cache, key]);
  return { ...state, reload };
};
