import { AnswerCache } from "@statelier/model";
import type { NamedSource, SiteServices } from "../site/site-services.ts";
import type { BrowseAddress } from "../site/browse-address.ts";
import { catchFailure, type Answered, loadList, type ResultList } from "./load-list.ts";

/** Reads the list of an address; the same question is asked once in a short while. */
export type ListReader = (
  source: NamedSource,
  address: BrowseAddress,
) => Promise<Answered<ResultList>>;

const KEPT_LISTS = 30;
const KEPT_MS = 30_000;

export const makeListReader = (services: SiteServices): ListReader => {
  const kept = new AnswerCache<Answered<ResultList>>({
    maxEntries: KEPT_LISTS,
    maxAgeMs: ({ ok }) => (ok ? KEPT_MS : 0),
  });
  return (source, address) => {
    const { previous: _, error: __, ...asked } = address;
    return kept.ask(JSON.stringify([source.name, asked]), () =>
      catchFailure(() => loadList(services, source, address)),
    );
  };
};
