import { ByteCache, type CacheStatistics } from "@statelier/model";

import { CubeFiles } from "./cube-files.ts";
import { type Kept, measureEntry } from "./measure-kept.ts";

export type TableStoreOptions = {
  memoryBytes?: number;
  /** Where whole cubes lie between two starts; without it they are in memory alone. */
  folder?: string;
  diskBytes?: number;
  /** Called with one line about what could not be read or written. */
  warn?: (message: string) => void;
};

const DEFAULTS = { memoryBytes: 256_000_000, diskBytes: 2_000_000_000 };

/** Where the columns of every source are kept: in memory, and whole cubes on disk. */
export type TableStore = {
  /** What is kept in memory under the key; else what is loaded, once however many ask for it. */
  keep<Value extends Kept>(key: string, load: () => Promise<Value>): Promise<Value>;
  readonly files: CubeFiles | undefined;
  /** Of the memory. */
  readonly statistics: CacheStatistics;
};

export const makeTableStore = (options: TableStoreOptions = {}): TableStore => {
  const { memoryBytes, diskBytes, folder, warn = () => undefined } = { ...DEFAULTS, ...options };
  const memory = new ByteCache<Kept>(memoryBytes);
  return {
    keep: async <Value extends Kept>(key: string, load: () => Promise<Value>) =>
      (await memory.load(key, load, (value) => measureEntry(key, value))) as Value,
    files: folder === undefined ? undefined : new CubeFiles({ folder, maxBytes: diskBytes, warn }),
    get statistics() {
      return memory.statistics;
    },
  };
};
