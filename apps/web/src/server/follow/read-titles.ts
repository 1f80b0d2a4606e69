import { makePause } from "@statelier/cubes";
import { ByteCache, type Locale, LOCALES } from "@statelier/model";
import { findStoredSummary, findStoredTitle } from "@statelier/viewer/stored-title";
import { ANONYMOUS } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import type { PublicChart } from "../store/follow-store.ts";

type Texts = Record<Locale, string>;

/** A chart as feeds name and describe it, in each language. */
export type ChartTitles = PublicChart & { titles: Texts; summaries: Texts };

const inAll = (write: (locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, write(locale)])) as Texts;

const MOST_BYTES = 1_000_000;

/**
 * The titles and summaries of charts. A document is read when it has changed, and not for each reader of a feed: fifty large ones keep
 * a server busy for more than a second. What is no longer public meanwhile is left out.
 */
export const makeReadTitles = (store: Pick<ConfigStore, "find">) => {
  const known = new ByteCache<ChartTitles>(MOST_BYTES);
  const pause = makePause();
  const read = async ({ key, publishedAt }: PublicChart): Promise<ChartTitles | undefined> => {
    await pause();
    const found = await store.find(key, ANONYMOUS);
    if (!found) return undefined;
    const { data, updatedAt } = found;
    const titles = inAll((locale) => findStoredTitle(data, locale) || key);
    const summaries = inAll((locale) => findStoredSummary(data, locale));
    const entry = { key, publishedAt, updatedAt, titles, summaries };
    known.set(key, entry, 2 * JSON.stringify(entry).length);
    return entry;
  };
  return async (charts: readonly PublicChart[]): Promise<ChartTitles[]> => {
    const entries: ChartTitles[] = [];
    for (const chart of charts) {
      const before = known.get(chart.key);
      // One document in memory at a time.
      const entry = before?.updatedAt === chart.updatedAt ? before : await read(chart);
      if (entry) entries.push({ ...entry, publishedAt: chart.publishedAt });
    }
    return entries;
  };
};
