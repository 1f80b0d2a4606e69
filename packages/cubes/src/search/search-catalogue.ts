import type { Locale } from "@statelier/model";

import type { FacetCount, SearchAnswer, SearchRequest } from "../cube-source.ts";
import { buildResult, toTerm } from "./build-result.ts";
import type { CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { buildFilterGroups } from "./filter-entries.ts";
import { type Match, matchEntries, type Matches } from "./match-entries.ts";
import type { SearchIndex } from "./search-index.ts";
import { parseSearchWords } from "./search-words.ts";
import { suggestQuery } from "./suggest-query.ts";
import { pickText } from "./texts.ts";

/** The place of each entry in the order of titles in a language. */
const rankTitles = ({ entries, ranks }: SearchIndex, locale: Locale): Uint32Array => {
  const known = ranks.get(locale);
  if (known) return known;
  const titles = entries.map(({ titles: all, iri }) => pickText(all, locale)?.text ?? iri);
  const { compare } = new Intl.Collator(locale);
  const sorted = [...titles.keys()];
  sorted.sort((a, b) => compare(titles[a] ?? "", titles[b] ?? ""));
  const places = new Uint32Array(entries.length);
  for (const [place, entry] of sorted.entries()) places[entry] = place;
  ranks.set(locale, places);
  return places;
};

const sortMatches = (
  index: SearchIndex,
  list: readonly Match[],
  { order, locale }: SearchRequest,
): Match[] => {
  const ranks = rankTitles(index, locale);
  const byTitle = (a: Match, b: Match): number => (ranks[a.entry] ?? 0) - (ranks[b.entry] ?? 0);
  const date = ({ entry }: Match): string => index.entries[entry]?.datePublished ?? "0";
  const compareDates = (a: Match, b: Match): number => {
    const [left, right] = [date(a), date(b)];
    if (left === right) return 0;
    return left < right ? 1 : -1;
  };
  switch (order) {
    case "SCORE":
      return list.toSorted((a, b) => b.score - a.score || b.nearness - a.nearness || byTitle(a, b));
    case "TITLE_ASC":
      return list.toSorted(byTitle);
    case "CREATED_DESC":
      return list.toSorted((a, b) => compareDates(a, b) || byTitle(a, b));
  }
};

const countTerms = (
  entries: readonly CatalogueEntry[],
  locale: Locale,
  getTerms: (entry: CatalogueEntry) => readonly CatalogueTerm[],
): FacetCount[] => {
  const counts = new Map<string, FacetCount>();
  for (const entry of entries)
    for (const term of getTerms(entry)) {
      const known = counts.get(term.iri);
      if (known) known.count += 1;
      else counts.set(term.iri, { ...toTerm(term, locale), count: 1 });
    }
  const { compare } = new Intl.Collator(locale);
  return [...counts.values()].toSorted((a, b) => compare(a.label, b.label));
};

const KEPT_QUERIES = 16;
const keptMatches = new WeakMap<SearchIndex, Map<string, Matches>>();

/** What a query finds: results, facets and the next page ask for it one after the other. */
const findMatches = (index: SearchIndex, query: string): Matches => {
  const kept = keptMatches.get(index) ?? new Map<string, Matches>();
  keptMatches.set(index, kept);
  const matches = kept.get(query) ?? matchEntries(index, parseSearchWords(query));
  kept.delete(query);
  kept.set(query, matches);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_QUERIES) break;
    kept.delete(oldest);
  }
  return matches;
};

/** Whole answer of a search over an index; each part is made when it is read. */
export const searchCatalogue = (index: SearchIndex, request: SearchRequest): SearchAnswer => {
  const { locale, includeDrafts } = request;
  const { list, marks } = findMatches(index, request.query);
  const current = includeDrafts ? index.current.withDrafts : index.current.published;
  const entryOf = ({ entry }: Match): CatalogueEntry => index.entries[entry] as CatalogueEntry;
  const matches = list.filter(({ entry }) => current[entry]);
  const groups = buildFilterGroups(request.filters, request.fetchDimensionTermsets);
  const names = Object.keys(groups) as (keyof typeof groups)[];
  const keep = (...except: (keyof typeof groups)[]): Match[] => {
    const asked = names.filter((name) => !except.includes(name)).map((name) => groups[name]);
    return matches.filter((match) => asked.every((group) => group(entryOf(match))));
  };
  const count = (
    getTerms: (entry: CatalogueEntry) => readonly CatalogueTerm[],
    ...except: (keyof typeof groups)[]
  ): FacetCount[] => countTerms(keep(...except).map(entryOf), locale, getTerms);
  return {
    get results() {
      return sortMatches(index, keep(), request)
        .slice(0, request.limit)
        .map((match) => buildResult(entryOf(match), match.score, marks, request));
    },
    get total() {
      return keep().length;
    },
    get facets() {
      return {
        themes: count(({ themes }) => themes, "theme", "about"),
        subthemes: count(({ subthemes }) => subthemes, "about"),
        organizations: count(({ creator }) => (creator ? [creator] : []), "organization"),
        termsets: count(({ termsets }) => termsets, "shared"),
      };
    },
    get suggestion() {
      const suggested = suggestQuery(index, request.query);
      if (suggested === undefined) return undefined;
      const found = searchCatalogue(index, { ...request, query: suggested });
      return found.total > 0 ? suggested : undefined;
    },
  };
};
