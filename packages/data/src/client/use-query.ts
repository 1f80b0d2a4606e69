import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

export type QueryState<Value> =
  | { status: "idle" }
  | { status: "fetching" }
  | { status: "success"; value: Value }
  | { status: "error"; error: Error };

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

  /** Loads unless the key is loading or loaded; `force` loads again. */
  async load(key: string, load: () => Promise<unknown>, force = false): Promise<void> {
    const { state } = this.#entry(key);
    if (state.status === "fetching" || (state.status === "success" && !force)) return;
    this.#set(key, { status: "fetching" });
    try {
      this.#set(key, { status: "success", value: await load() });
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      this.#set(key, { status: "error", error: reason });
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

/** Loads `key` once for all components that ask for it; idle while the key is undefined. */
export const useQuery = <Value>(
  key: string | undefined,
  load: () => Promise<Value>,
): QueryState<Value> & { reload: () => void } => {
  const name = key ?? "";
  const subscribe = useCallback(
    (listener: () => void) => pageCache.subscribe(name, listener),
    [name],
  );
  const read = useCallback(() => pageCache.read(name) as QueryState<Value>, [name]);
  const state = useSyncExternalStore(subscribe, read, read);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (key !== undefined) void pageCache.load(key, () => latest.current());
  }, [key]);
  const reload = useCallback(() => {
    if (key !== undefined) void pageCache.load(key, () => latest.current(), true);
  }, [key]);
  return { ...state, reload };
};
