import { ByteCache, type ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { dayIn } from "../config/day-in.ts";
import type { ConfigStore } from "./config-store.ts";

/** For so long whoever opens a chart again is the same reader. */
const SAME_READER_MS = 1_800_000;

/** Of readers and charts it is known that they have been counted. */
const MOST_KNOWN = 50_000;

/**
 * Counts views without making a page wait: they are added to the store once a second and at the end. A network that
 * opens a chart again within half an hour is not counted again.
 */
export type ViewCounter = {
  count(key: ChartKey, network?: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};

export const makeViewCounter = (
  store: Pick<ConfigStore, "addViews">,
  log: Log,
  {
    timeZone,
    everyMs = 1000,
    now = () => performance.now(),
  }: { timeZone: string; everyMs?: number; now?: () => number },
): ViewCounter => {
  let pending = new Map<ChartKey, number>();
  /** When they were counted. */
  const known = new ByteCache<number>(MOST_KNOWN);
  const isKnown = (name: string): boolean => {
    const since = known.get(name);
    if (since !== undefined && now() - since < SAME_READER_MS) return true;
    known.set(name, now(), 1);
    return false;
  };
  const flush = async () => {
    if (pending.size === 0) return;
    const views = pending;
    pending = new Map();
    try {
      await store.addViews(views, dayIn(timeZone, new Date()));
    } catch (error) {
      for (const [key, count] of views) pending.set(key, (pending.get(key) ?? 0) + count);
      log.error("views could not be stored and are kept for the next try", {
        error,
        keys: views.size,
      });
    }
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    count(key, network) {
      if (network !== undefined && isKnown(`${network} ${key}`)) return;
      pending.set(key, (pending.get(key) ?? 0) + 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
};
