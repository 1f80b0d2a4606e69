import { type DataClient, DataError, type DataScope } from "@statelier/data";
import type { ChartConfig, DashboardFilters } from "@statelier/document";
import { ByteCache, type CacheStatistics, type ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { bakeChart } from "./bake-chart.ts";
import type { BakedChart } from "./baked-chart.ts";
import type { BakedFiles } from "./baked-files.ts";

export type ChartRequest = {
  key: ChartKey;
  documentId: string;
  /** Place of the chart in its document. */
  index: number;
  config: ChartConfig;
  /** Of the document. */
  dashboardFilters: DashboardFilters;
  scope: DataScope;
};

type ServedChart = {
  chart: BakedChart;
  /** The source does not answer: its data of this time, in milliseconds, are shown. */
  staleSince?: number;
};

type BakedChartsOptions = {
  data: DataClient;
  files: BakedFiles;
  log: Log;
  mostBytes?: number;
  /** After this time the source is asked again, in the background. */
  maxAgeMs?: number;
  now?: () => number;
};

type Entry = { chart: BakedChart; checkedAt: number; triedAt: number; hasFailed: boolean };

const DEFAULTS = { mostBytes: 64_000_000, maxAgeMs: 60_000, now: () => Date.now() };

const nameOf = ({ key, index, scope }: ChartRequest): string =>
  [key, index, scope.locale].join(" ");

const serve = ({ chart, checkedAt, hasFailed }: Entry): ServedChart => ({
  chart,
  ...(hasFailed ? { staleSince: checkedAt } : {}),
});

/** Keeps what published pages are made of; see `BakedChart`. */
export class BakedCharts {
  readonly #options: Required<BakedChartsOptions>;
  readonly #known: ByteCache<Entry>;
  readonly #running = new Map<string, Promise<Entry>>();

  constructor(options: BakedChartsOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#known = new ByteCache(this.#options.mostBytes);
  }

  /** Of the charts in memory. */
  get statistics(): CacheStatistics {
    return this.#known.statistics;
  }

  /** At once where the chart was baked before, even when its source is away. Rejects with `DataError`. */
  async open(request: ChartRequest): Promise<ServedChart> {
    const { log, maxAgeMs, now } = this.#options;
    const name = nameOf(request);
    const found = await this.#find(name);
    if (!found) return serve(await this.#readOnce(name, request));
    if (found.chart.documentId !== request.documentId) return this.#replace(name, found, request);
    if (now() - found.triedAt > maxAgeMs)
      this.#refresh(name, found, request).catch((error: unknown) =>
        log.error("a published chart cannot be baked anew", { name, error }),
      );
    return serve(found);
  }

  /** Waits for what is baked in the background. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #keep(name: string, entry: Entry, bytes: number): Entry {
    this.#known.set(name, entry, bytes);
    return entry;
  }

  async #find(name: string): Promise<Entry | undefined> {
    const inMemory = this.#known.get(name);
    if (inMemory) return inMemory;
    const stored = await this.#options.files.read(name);
    if (!stored) return undefined;
    const { chart, checkedAt, bytes } = stored;
    const entry = { chart, checkedAt, triedAt: checkedAt, hasFailed: false };
    return this.#known.get(name) ?? this.#keep(name, entry, bytes);
  }

  /** One at a time for each name, however many ask. */
  #readOnce(name: string, request: ChartRequest): Promise<Entry> {
    const step = `${name} ${request.documentId}`;
    const already = this.#running.get(step);
    if (already) return already;
    const reading = this.#read(name, request).finally(() => this.#running.delete(step));
    this.#running.set(step, reading);
    return reading;
  }

  async #read(name: string, request: ChartRequest): Promise<Entry> {
    const { data, files, now } = this.#options;
    const at = now();
    const { chart, dataAsOf } = await bakeChart(data, request.scope, request);
    const hasFailed = dataAsOf !== undefined;
    const checkedAt = dataAsOf ?? at;
    const before = this.#known.get(name);
    if (before?.chart.id === chart.id) {
      if (!hasFailed) await files.touch(name, at);
      return Object.assign(before, { checkedAt, triedAt: at, hasFailed });
    }
    const bytes = await files.write(name, chart);
    return this.#keep(name, { chart, checkedAt, triedAt: at, hasFailed }, bytes);
  }

  async #refresh(name: string, entry: Entry, request: ChartRequest): Promise<void> {
    const { log, now } = this.#options;
    entry.triedAt = now();
    try {
      await this.#readOnce(name, request);
    } catch (error) {
      entry.hasFailed = true;
      if (!(error instanceof DataError)) throw error;
      log.warn("a published chart is shown as it was, its source does not answer", { name, error });
    }
  }

  /** The chart was changed: readers wait for the new one, and see the old one where its source is away. */
  async #replace(name: string, old: Entry, request: ChartRequest): Promise<ServedChart> {
    try {
      return serve(await this.#readOnce(name, request));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { log } = this.#options;
      log.warn("a changed chart is shown as it was, its source does not answer", { name, error });
      return { chart: old.chart, staleSince: old.checkedAt };
    }
  }
}
