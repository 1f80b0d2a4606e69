import { ByteCache, type CacheStatistics } from "./byte-cache.ts";
import { CubeFiles } from "./cube-files.ts";

export type TableStoreOptions = {
  memoryBytes?: number;
  /** Where whole cubes lie between two starts; without it they are in memory alone. */
  folder?: string;
  diskBytes?: number;
  /** Hears in one line what could not be read or written. */
  warn?: (message: string) => void;
};

const DEFAULTS = { memoryBytes: 256_000_000, diskBytes: 2_000_000_000 };

/** Where the columns of every source are kept: in memory, and whole cubes on disk. */
export type TableStore = {
  readonly memory: ByteCache;
  readonly files: CubeFiles | undefined;
  readonly statistics: CacheStatistics;
};

export const makeTableStore = (options: TableStoreOptions = {}): TableStore => {
  const { memoryBytes, diskBytes, folder, warn = () => undefined } = { ...DEFAULTS, ...options };
  const memory = new ByteCache(memoryBytes);
  return {
    memory,
    files: folder === undefined ? undefined : new CubeFiles({ folder, maxBytes: diskBytes, warn }),
    get statistics() {
      return memory.statistics;
    },
  };
};
