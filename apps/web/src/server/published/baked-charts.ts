import { type DataClient, DataError, type DataScope } from "@statelier/data";
import type { ChartConfig, DashboardFilters } from "@statelier/document";
import { ByteCache, type ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { withFormerLayers } from "../map-services/with-former-layers.ts";
import { bakeChart } from "./bake-chart.ts";
import { type BakedBundle, splitBaked } from "./baked-bundle.ts";
import type { BakedChart } from "./baked-chart.ts";
import type { BakedStore } from "./baked-store.ts";
import { listElsewhere, nameBundle, nameForRelease } from "./bundle-names.ts";

export type ChartRequest = {
  key: ChartKey;
  documentId: string;
  /** Place of the chart in its document. */
  index: number;
  config: ChartConfig;
  /** Of the document. */
  dashboardFilters: DashboardFilters;
  scope: DataScope;
  /** Readers do not see it. */
  isDraft?: boolean;
  /** It will be released: what it is made of is kept for whichever key it will be public under. */
  isForRelease?: boolean;
};

/** The source does not have the dataset any more, or what it answers cannot be used. */
export type StaleReason = "removed" | "unusable";

type ServedChart = {
  chart: BakedChart;
  /** The source does not give its data now: those of this time, in milliseconds, are shown. */
  staleSince?: number;
  /** Why, where it answers all the same. */
  staleReason?: StaleReason;
};

type BakedChartsOptions = {
  data: DataClient;
  store: BakedStore;
  log: Log;
  /** Of charts whose parts are named in memory. */
  mostEntries?: number;
  /** After this time the source is asked again, in the background. */
  maxAgeMs?: number;
  now?: () => number;
};

type Standing = "sound" | "away" | StaleReason;

type Entry = {
  bundle: Pick<BakedBundle, "id" | "head">;
  checkedAt: number;
  triedAt: number;
  /** What the source said when it was last asked. */
  standing: Standing;
};

type Found = { entry: Entry; chart: BakedChart };

const DEFAULTS = { mostEntries: 10_000, maxAgeMs: 60_000, now: () => Date.now() };

const serve = (chart: BakedChart, checkedAt: number, standing: Standing): ServedChart => ({
  chart,
  ...(standing === "sound" ? {} : { staleSince: checkedAt }),
  ...(standing === "removed" || standing === "unusable" ? { staleReason: standing } : {}),
});

const serveFound = ({ entry: { checkedAt, standing }, chart }: Found): ServedChart =>
  serve(chart, checkedAt, standing);

const AWAY = new Set(["SOURCE_DOWN", "SOURCE_BUSY", "SOURCE_TIMEOUT"]);

const standingOf = ({ id }: DataError): Standing => {
  if (id === "CANNOT_FIND_CUBE") return "removed";
  return AWAY.has(id) ? "away" : "unusable";
};

/** Keeps what published pages are made of; see `BakedChart`. */
export class BakedCharts {
  readonly #options: Required<BakedChartsOptions>;
  readonly #known: ByteCache<Entry>;
  readonly #running = new Map<string, Promise<Found>>();

  constructor(options: BakedChartsOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#known = new ByteCache(this.#options.mostEntries);
  }

  /** At once where the chart was baked before, even when its source is away. Rejects with `DataError`. */
  async open(request: ChartRequest): Promise<ServedChart> {
    const served = await this.#open(request);
    if (request.isForRelease) this.#keepForRelease(request);
    return served;
  }

  async #open(request: ChartRequest): Promise<ServedChart> {
    const { log, maxAgeMs, now } = this.#options;
    const name = nameBundle(request);
    const found = this.#find(name);
    if (found?.chart.documentId !== request.documentId) {
      const prepared = this.#takePrepared(name, request);
      if (prepared) return serveFound(prepared);
    }
    if (!found) return serveFound(await this.#readOnce(name, request));
    const { entry, chart } = found;
    if (chart.documentId !== request.documentId) return this.#replace(name, found, request);
    if (now() - entry.triedAt > maxAgeMs)
      this.#refresh(name, entry, request).catch((error: unknown) =>
        log.error("a published chart cannot be baked anew", { name, error }),
      );
    return serveFound(found);
  }

  /** For its release, however often the chart is baked anew until then. */
  #keepForRelease(request: ChartRequest): void {
    const [name, prepared] = [nameBundle(request), nameForRelease(request)];
    const baked = this.#find(name);
    // While its source is away a changed draft is shown as it was, and that is not what will be released.
    if (baked?.chart.documentId !== request.documentId) return;
    if (baked.entry.bundle.id !== this.#options.store.read(prepared)?.bundle.id)
      this.#options.store.copy(name, prepared);
  }

  /**
   * What was baked before the release, or under another state of the chart, without asking the source: at the minute it may be
   * away, or in the midst of a change.
   */
  #takePrepared(name: string, request: ChartRequest): Found | undefined {
    for (const elsewhere of listElsewhere(request)) {
      const prepared = this.#join(this.#recall(elsewhere));
      if (prepared?.chart.documentId !== request.documentId) continue;
      this.#options.store.copy(elsewhere, name);
      return { ...prepared, entry: this.#keep(name, prepared.entry) };
    }
    return undefined;
  }

  /** Waits for what is baked in the background. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#running.values());
  }

  #keep(name: string, entry: Entry): Entry {
    this.#known.set(name, entry, 1);
    return entry;
  }

  #find(name: string): Found | undefined {
    return this.#join(this.#known.get(name)) ?? this.#join(this.#recall(name));
  }

  #join(entry: Entry | undefined): Found | undefined {
    const chart = entry && this.#options.store.join(entry.bundle);
    return chart && { entry, chart };
  }

  #recall(name: string): Entry | undefined {
    this.#known.delete(name);
    const stored = this.#options.store.read(name);
    if (!stored) return undefined;
    const { bundle, checkedAt } = stored;
    return this.#keep(name, { bundle, checkedAt, triedAt: checkedAt, standing: "sound" });
  }

  /** One at a time for each name, however many ask. */
  #readOnce(name: string, request: ChartRequest): Promise<Found> {
    const step = `${name} ${request.documentId}`;
    const already = this.#running.get(step);
    if (already) return already;
    const reading = this.#read(name, request).finally(() => this.#running.delete(step));
    this.#running.set(step, reading);
    return reading;
  }

  async #read(name: string, request: ChartRequest): Promise<Found> {
    const { store, now } = this.#options;
    const at = now();
    const readFormer = () => this.#find(name)?.chart.geography?.layers;
    const data = withFormerLayers(this.#options.data, readFormer);
    const { content, dataAsOf } = await bakeChart(data, request.scope, request);
    const standing = dataAsOf === undefined ? "sound" : "away";
    const checkedAt = dataAsOf ?? at;
    const { parts, ...bundle } = splitBaked(content);
    const before = this.#known.get(name);
    const known = before?.bundle.id === bundle.id ? this.#find(name) : undefined;
    if (known) {
      if (standing === "sound") store.touch(name, at);
      Object.assign(known.entry, { checkedAt, triedAt: at, standing });
      return known;
    }
    const chart = store.write(name, { ...bundle, parts }, at);
    return { entry: this.#keep(name, { bundle, checkedAt, triedAt: at, standing }), chart };
  }

  async #refresh(name: string, entry: Entry, request: ChartRequest): Promise<void> {
    const { log, now } = this.#options;
    entry.triedAt = now();
    try {
      await this.#readOnce(name, request);
    } catch (error) {
      // A source that is busy with others is there.
      if (error instanceof DataError && error.id === "SOURCE_BUSY") return;
      entry.standing = "unusable";
      if (!(error instanceof DataError)) throw error;
      entry.standing = standingOf(error);
      log.warn("a published chart is shown as it was, its source does not give its data", {
        name,
        error,
      });
    }
  }

  /** The chart was changed: readers wait for the new one, and see the old one where its source is away. */
  async #replace(name: string, old: Found, request: ChartRequest): Promise<ServedChart> {
    try {
      return serveFound(await this.#readOnce(name, request));
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { log } = this.#options;
      log.warn("a changed chart is shown as it was, its source does not give its data", {
        name,
        error,
      });
      return serve(old.chart, old.entry.checkedAt, standingOf(error));
    }
  }
}
