import type { NamedSource, SiteServices } from "../site/site-services.ts";
import type { BrowseAddress } from "../site/browse-address.ts";
import { catchFailure, type Loaded, loadList, type ResultList } from "./load-list.ts";

/** Reads the list of an address; the same question is asked once in a short while. */
export type ListReader = (
  source: NamedSource,
  address: BrowseAddress,
) => Promise<Loaded<ResultList>>;

const KEPT_LISTS = 30;
const KEPT_MS = 30_000;

export const makeListReader = (services: SiteServices): ListReader => {
  const kept = new Map<string, { at: number; list: Promise<Loaded<ResultList>> }>();
  return (source, address) => {
    const { previous: _, error: __, ...asked } = address;
    const key = JSON.stringify([source.name, asked]);
    const known = kept.get(key);
    if (known && Date.now() - known.at < KEPT_MS) return known.list;
    const list = catchFailure(() => loadList(services, source, address));
    kept.delete(key);
    kept.set(key, { at: Date.now(), list });
    const forget = (): void => {
      if (kept.get(key)?.list === list) kept.delete(key);
    };
    list.then(({ ok }) => (ok ? undefined : forget()), forget);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_LISTS) break;
      kept.delete(oldest);
    }
    return list;
  };
};
