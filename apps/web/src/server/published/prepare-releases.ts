import type { ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "../store/config-store.ts";

const EVERY_MS = 20_000;
const AHEAD_MS = 3_600_000;
/** So many become public in the same hour without asking their sources at the minute. */
const MOST = 500;

/**
 * Bakes on each server what becomes public within the hour, so that at its minute no source is asked. The first time at
 * once: a server may be started in the minute before.
 */
export const startPreparingReleases = (
  store: Pick<ConfigStore, "listScheduled">,
  prepare: (key: ChartKey) => void,
  log: Log,
): { close(): void } => {
  const run = async (): Promise<void> => {
    try {
      const before = new Date(Date.now() + AHEAD_MS).toISOString();
      for (const key of await store.listScheduled(before, MOST)) prepare(key);
    } catch (error) {
      log.error("charts that become public soon are not made ready, and are tried again", {
        error,
      });
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
};
