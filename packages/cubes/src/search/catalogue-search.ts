import type { SearchAnswer, SearchRequest } from "../source/cube-source.ts";
import type { Texts } from "../source/texts.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";
import { searchCatalogue } from "./search-catalogue.ts";
import { buildSearchIndex, type SearchIndex } from "./search-index.ts";
import { ValueCollector } from "./value-collector.ts";

export type CatalogueSearchInput = {
  load: () => Promise<Catalogue>;
  /** The names of a cube's dimension values, bounded; asked in the background, one cube after the other. */
  loadValues?: (entry: CatalogueEntry) => Promise<Texts>;
  maxAgeMs: number;
  /** Called after each reading with how many entries there are, or nothing where it failed. */
  onRead?: (read: { datasets: number; readAt: number } | undefined) => void;
  now?: () => number;
};

const isSame = (a: Catalogue, b: Catalogue): boolean =>
  a.length === b.length && a.every((entry, at) => JSON.stringify(entry) === JSON.stringify(b[at]));

/**
 * Search over one source's catalogue. It is read with the first search, and again when it is older than `maxAgeMs`:
 * meanwhile, and while the source is away, the older one answers.
 */
export const makeCatalogueSearch = ({
  load,
  loadValues,
  maxAgeMs,
  onRead = () => undefined,
  now = Date.now,
}: CatalogueSearchInput): ((request: SearchRequest) => Promise<SearchAnswer>) => {
  let current: { index: SearchIndex; since: number } | undefined;
  let first: Promise<SearchIndex> | undefined;
  let refreshing: Promise<void> | undefined;
  const rebuild = async (entries: Catalogue, values: ValueCollector | undefined): Promise<void> => {
    const index = await buildSearchIndex(entries, values?.names);
    if (current?.index.entries === entries) current = { ...current, index };
  };
  const collector: ValueCollector | undefined =
    loadValues &&
    new ValueCollector({
      load: loadValues,
      now,
      onNames: async () => {
        if (current) await rebuild(current.index.entries, collector);
      },
    });
  const start = async (): Promise<SearchIndex> => {
    const since = now();
    try {
      const index = await buildSearchIndex(await load());
      current = { index, since };
      onRead({ datasets: index.entries.length, readAt: since });
      return index;
    } finally {
      first = undefined;
    }
  };
  const refresh = async (known: SearchIndex): Promise<void> => {
    const since = now();
    try {
      const entries = await load();
      const index = isSame(entries, known.entries)
        ? (current?.index ?? known)
        : await buildSearchIndex(entries, collector?.names);
      current = { index, since };
      onRead({ datasets: entries.length, readAt: since });
    } catch {
      // The source is away: what is known answers, and the next age asks again.
      current = { index: current?.index ?? known, since };
      onRead(undefined);
    } finally {
      refreshing = undefined;
    }
  };
  return async (request) => {
    if (!current) first ??= start();
    const index = current?.index ?? (await first);
    if (!index) throw new Error("The catalogue was read but not kept.");
    if (current && now() - current.since > maxAgeMs) refreshing ??= refresh(index);
    collector?.collect(index.entries, index.current.withDrafts);
    return searchCatalogue(index, request);
  };
};
