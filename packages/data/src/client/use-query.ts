import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";

export type QueryState<Value> =
  | { status: "idle" }
  | { status: "fetching"; last?: Value }
  | { status: "success"; value: Value }
  | { status: "error"; error: Error };

/** A name, or a function that loads and stays the same. */
type Key = string | (() => Promise<unknown>);

type Entry = {
  state: QueryState<unknown>;
  listeners: Set<() => void>;
  loading?: Promise<unknown> | undefined;
};

const IDLE: QueryState<never> = { status: "idle" };
const MAX_ENTRIES = 200;

/** Answers by key, shared by every component of a page, which are told of them; the least recently loaded that nobody shows go first, unlike those of `AnswerCache` and `ByteCache`. */
export class QueryCache {
  readonly #entries = new Map<Key, Entry>();

  read(key: Key): QueryState<unknown> {
    return this.#entries.get(key)?.state ?? IDLE;
  }

  subscribe(key: Key, listener: () => void): () => void {
    const entry = this.#entry(key);
    entry.listeners.add(listener);
    return () => void entry.listeners.delete(listener);
  }

  /** Loads unless the key is loading or loaded; `force` loads again, and what is asked last counts. */
  async load(key: Key, load: () => Promise<unknown>, force = false): Promise<void> {
    const entry = this.#entry(key);
    const { state } = entry;
    if (!force && (state.status === "fetching" || state.status === "success")) return;
    const last = state.status === "success" ? { last: state.value } : {};
    this.#set(key, state.status === "fetching" ? state : { status: "fetching", ...last });
    const loading = (async () => load())();
    entry.loading = loading;
    const set = (next: QueryState<unknown>): void => {
      if (entry.loading === loading) this.#set(key, next);
    };
    try {
      set({ status: "success", value: await loading });
    } catch (error) {
      set({ status: "error", error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  #entry(key: Key): Entry {
    const known = this.#entries.get(key);
    if (known) return known;
    const entry: Entry = { state: IDLE, listeners: new Set() };
    this.#entries.set(key, entry);
    this.#evict();
    return entry;
  }

  #set(key: Key, state: QueryState<unknown>): void {
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

type Query<Value> = QueryState<Value> & { reload: () => void };

/** Loads `key` once for all components that ask for it; idle while the key is undefined. */
export const useQuery = <Value>(key: Key | undefined, load: () => Promise<Value>): Query<Value> => {
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

/** What this component alone reads, anew whenever it comes: `load` must stay the same function while nothing else is read. */
export const useOwnQuery = <Value>(load: () => Promise<Value>): Query<Value> =>
  useQuery(load, load);
