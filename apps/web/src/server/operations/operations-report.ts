import type {
  SourceEntry,
  SourceRegistry,
  SourceStatus,
  TableStore,
  UnreadableDataset,
} from "@statelier/cubes";
import type { CacheStatistics } from "@statelier/model";
import type { Config } from "../config/config.ts";
import type { BakedStore } from "../published/baked-store.ts";
import type { PageCache } from "../published/page-cache.ts";

/** Hits, misses and evictions are absent where nobody counts them, `maxBytes` where it is no cache. */
export type CacheReport = Partial<CacheStatistics> &
  Pick<CacheStatistics, "entries" | "bytes"> & {
    name: "columns" | "files" | "charts" | "bundles" | "pages";
  };

export type SourceReport = Pick<SourceEntry, "name" | "type" | "url"> & {
  /** Absent before the first question. */
  status?: SourceStatus;
};

/** How a running server fares. Times are milliseconds since 1970. */
export type OperationsReport = {
  at: number;
  startedAt: number;
  residentBytes: number;
  sources: SourceReport[];
  /** Datasets with cells that should be numbers and are none. */
  unreadable: UnreadableDataset[];
  caches: CacheReport[];
  limits: {
    queryTimeoutMs: number;
    queryMaxBytes: number;
    queryMaxRows: number;
    wholeCubeRows: number;
    publishPerHour: number;
    refreshMs: number;
  };
};

export type Operated = {
  config: Config;
  registry: SourceRegistry;
  tables: TableStore;
  bakedStore: BakedStore;
  pageCache: PageCache;
  startedAt: number;
  now?: () => number;
};

const collectCaches = async ({
  tables,
  bakedStore,
  pageCache,
}: Pick<Operated, "tables" | "bakedStore" | "pageCache">): Promise<CacheReport[]> => [
  { name: "columns", ...tables.statistics },
  ...(tables.files ? [{ name: "files" as const, ...(await tables.files.measure()) }] : []),
  { name: "charts", ...bakedStore.statistics },
  ...[bakedStore.measure()].flatMap((size) =>
    size ? [{ name: "bundles" as const, ...size }] : [],
  ),
  { name: "pages", ...pageCache.statistics },
];

/** What the operators' page shows: nothing in it is secret, and nothing is asked of a source. */
export const collectReport = async ({
  config,
  registry,
  startedAt,
  now = Date.now,
  ...caches
}: Operated): Promise<OperationsReport> => ({
  at: now(),
  startedAt,
  residentBytes: process.memoryUsage.rss(),
  sources: registry.entries.map((entry): SourceReport => {
    const { name, type, url } = entry;
    const status = registry.status(entry);
    return { name, type, url, ...(status ? { status } : {}) };
  }),
  unreadable: caches.tables.unreadable.list(),
  caches: await collectCaches(caches),
  limits: {
    queryTimeoutMs: config.query.timeoutMs,
    queryMaxBytes: config.query.maxBytes,
    queryMaxRows: config.query.maxRows,
    wholeCubeRows: config.cubes.wholeRows,
    publishPerHour: config.publish.perHour,
    refreshMs: config.refreshMs,
  },
});
