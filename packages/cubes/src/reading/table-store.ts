import { ByteCache, type CacheStatistics } from "@statelier/model";

import { BackgroundQueue } from "./background-queue.ts";
import { CubeFiles } from "./cube-files.ts";
import { type Kept, measureEntry } from "./measure-kept.ts";
import { UnreadableCells } from "./unreadable-cells.ts";

export type TableStoreOptions = {
  memoryBytes?: number;
  /** Where whole cubes lie between two starts; without it they are in memory alone. */
  folder?: string;
  diskBytes?: number;
  /** What has cells that cannot be read is kept no longer than this: its source may be healed. */
  unreadableMaxAgeMs?: number;
  now?: () => number;
  /** Called with one line about what could not be read or written. */
  warn?: (message: string) => void;
};

const DEFAULTS = {
  memoryBytes: 256_000_000,
  diskBytes: 2_000_000_000,
  unreadableMaxAgeMs: 60_000,
  now: () => performance.now(),
};

/** Where the columns of every source are kept: in memory, and whole cubes on disk. */
export type TableStore = {
  /** What is kept in memory under the key; else what is loaded, once however many ask for it. */
  keep<Value extends Kept>(key: string, load: () => Promise<Value>): Promise<Value>;
  /** What is kept in memory under the key. */
  peek<Value extends Kept>(key: string): Value | undefined;
  /** Where whole datasets are read while readers are answered. */
  readonly background: BackgroundQueue;
  readonly files: CubeFiles | undefined;
  /** Datasets with cells that are no numbers. */
  readonly unreadable: UnreadableCells;
  /** Of the memory. */
  readonly statistics: CacheStatistics;
};

const hasUnreadable = (kept: Kept): boolean =>
  "unreadable" in kept && kept.unreadable !== undefined;

const MOST_EXPIRING = 1_000;

/** When entries have to go that may not be kept for long; the oldest of too many goes at once. */
class Expiry {
  readonly #times = new Map<string, number>();
  readonly #remove: (key: string) => void;

  constructor(remove: (key: string) => void) {
    this.#remove = remove;
  }

  set(key: string, at: number): void {
    this.#times.delete(key);
    this.#times.set(key, at);
    const [oldest] = this.#times.keys();
    if (this.#times.size > MOST_EXPIRING && oldest !== undefined) this.#drop(oldest);
  }

  check(key: string, now: number): void {
    if ((this.#times.get(key) ?? Number.POSITIVE_INFINITY) <= now) this.#drop(key);
  }

  #drop(key: string): void {
    this.#times.delete(key);
    this.#remove(key);
  }
}

/** Keeps 256 MB in memory and, with a `folder`, 2 GB on disk, unless told otherwise. */
export const makeTableStore = (options: TableStoreOptions = {}): TableStore => {
  const { memoryBytes, diskBytes, folder, warn = () => undefined, ...rest } = options;
  const { unreadableMaxAgeMs, now, ...limits } = { ...DEFAULTS, ...rest };
  const memory = new ByteCache<Kept>(memoryBytes ?? limits.memoryBytes);
  const maxBytes = diskBytes ?? limits.diskBytes;
  const expiry = new Expiry((key) => memory.delete(key));
  return {
    keep: async <Value extends Kept>(key: string, load: () => Promise<Value>) => {
      expiry.check(key, now());
      const loadNoted = async (): Promise<Value> => {
        const value = await load();
        if (hasUnreadable(value)) expiry.set(key, now() + unreadableMaxAgeMs);
        return value;
      };
      return (await memory.load(key, loadNoted, (value) => measureEntry(key, value))) as Value;
    },
    peek: <Value extends Kept>(key: string) => {
      expiry.check(key, now());
      return memory.get(key) as Value | undefined;
    },
    background: new BackgroundQueue(),
    unreadable: new UnreadableCells(),
    files: folder === undefined ? undefined : new CubeFiles({ folder, maxBytes, warn }),
    get statistics() {
      return memory.statistics;
    },
  };
};
