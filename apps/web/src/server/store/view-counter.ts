import type { ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { dayIn } from "../config/day-in.ts";
import type { ConfigStore } from "./config-store.ts";

/** Counts views without making a page wait: they are added to the store once a second and at the end. */
export type ViewCounter = {
  count(key: ChartKey): void;
  flush(): Promise<void>;
  close(): Promise<void>;
};

export const makeViewCounter = (
  store: Pick<ConfigStore, "addViews">,
  log: Log,
  { timeZone, everyMs = 1000 }: { timeZone: string; everyMs?: number },
): ViewCounter => {
  let pending = new Map<ChartKey, number>();
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
    count: (key) => void pending.set(key, (pending.get(key) ?? 0) + 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
};
