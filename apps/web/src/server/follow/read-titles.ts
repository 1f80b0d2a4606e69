import { setImmediate } from "node:timers/promises";
import { ByteCache, type Locale, LOCALES } from "@statelier/model";
import { findStoredTitle } from "@statelier/viewer/stored-title";
import { ANONYMOUS } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import type { PublicChart } from "../store/follow-store.ts";

/** A chart as feeds name it, in each language. */
export type ChartTitles = PublicChart & { titles: Record<Locale, string> };

const MOST_BYTES = 1_000_000;

/**
 * The titles of charts. A document is read when it has changed, and not for each reader of a feed: fifty large ones keep
 * a server busy for more than a second. What is no longer public meanwhile is left out.
 */
export const makeReadTitles = (store: Pick<ConfigStore, "find">) => {
  const known = new ByteCache<ChartTitles>(MOST_BYTES);
  const read = async ({ key, publishedAt }: PublicChart): Promise<ChartTitles | undefined> => {
    await setImmediate();
    const found = await store.find(key, ANONYMOUS);
    if (!found) return undefined;
    const titles = Object.fromEntries(
      LOCALES.map((locale) => [locale, findStoredTitle(found.data, locale) || key]),
    ) as Record<Locale, string>;
    const entry = { key, publishedAt, updatedAt: found.updatedAt, titles };
    known.set(key, entry, 2 * JSON.stringify(entry).length);
    return entry;
  };
  return async (charts: readonly PublicChart[]): Promise<ChartTitles[]> => {
    const entries: ChartTitles[] = [];
    for (const chart of charts) {
      const before = known.get(chart.key);
      // oxlint-disable-next-line no-await-in-loop -- one document in memory at a time
      const entry = before?.updatedAt === chart.updatedAt ? before : await read(chart);
      if (entry) entries.push({ ...entry, publishedAt: chart.publishedAt });
    }
    return entries;
  };
};
