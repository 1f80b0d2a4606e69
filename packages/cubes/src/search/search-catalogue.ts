import { ByteCache, type Locale } from "@statelier/model";

import type { FacetCount, SearchAnswer, SearchRequest } from "../source/cube-source.ts";
import { pickText } from "../source/texts.ts";
import { buildResult } from "./build-result.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { countFacet } from "./facets.ts";
import { buildFilterGroups, makeDimensionPicker } from "./filter-entries.ts";
import { getCollator } from "./get-collator.ts";
import { type Match, matchEntries, type Matches } from "./match-entries.ts";
import { pickFirst } from "./pick-first.ts";
import type { SearchIndex } from "./search-index.ts";
import { suggestQuery } from "./suggest-query.ts";
import { parseSearchWords } from "./words/search-words.ts";

/** The place of each entry in the order of titles in a language. */
const rankTitles = ({ entries, ranks }: SearchIndex, locale: Locale): Uint32Array => {
  const known = ranks.get(locale);
  if (known) return known;
  const titles = entries.map(({ titles: all, iri }) => pickText(all, locale)?.text ?? iri);
  const { compare } = getCollator(locale);
  const sorted = [...titles.keys()];
  sorted.sort((a, b) => compare(titles[a] ?? "", titles[b] ?? ""));
  const places = new Uint32Array(entries.length);
  for (const [place, entry] of sorted.entries()) places[entry] = place;
  ranks.set(locale, places);
  return places;
};

const compareMatches = (
  index: SearchIndex,
  { order, locale }: SearchRequest,
): ((a: Match, b: Match) => number) => {
  const ranks = rankTitles(index, locale);
  const byTitle = (a: Match, b: Match): number => (ranks[a.entry] ?? 0) - (ranks[b.entry] ?? 0);
  const date = ({ entry }: Match): string => index.entries[entry]?.datePublished ?? "0";
  switch (order) {
    case "SCORE":
      return (a, b) => b.score - a.score || b.similarity - a.similarity || byTitle(a, b);
    case "TITLE_ASC":
      return byTitle;
    case "CREATED_DESC":
      return (a, b) => {
        const [left, right] = [date(a), date(b)];
        if (left === right) return byTitle(a, b);
        return left < right ? 1 : -1;
      };
  }
};

const KEPT_QUERIES = 16;
const keptMatches = new WeakMap<SearchIndex, ByteCache<Matches>>();

/** What a query finds: results, facets and the next page ask for it one after the other. */
const findMatches = (index: SearchIndex, query: string): Matches => {
  const kept = keptMatches.get(index) ?? new ByteCache<Matches>(KEPT_QUERIES);
  keptMatches.set(index, kept);
  const matches = kept.get(query) ?? matchEntries(index, parseSearchWords(query));
  kept.set(query, matches, 1);
  return matches;
};

type GroupName = keyof ReturnType<typeof buildFilterGroups>;

const ALL_GROUPS = "";

/** The matches that the filters keep, all of them or all but some. */
const makeKeep = (
  index: SearchIndex,
  matches: readonly Match[],
  { filters, fetchDimensionTermsets }: SearchRequest,
): ((...except: GroupName[]) => readonly Match[]) => {
  const groups = buildFilterGroups(filters, fetchDimensionTermsets);
  const names = Object.keys(groups) as GroupName[];
  const kept = new Map<string, readonly Match[]>([[ALL_GROUPS, matches]]);
  return (...except) => {
    const asked = names.flatMap((name) => (except.includes(name) ? [] : (groups[name] ?? [])));
    const key = names.filter((name) => groups[name] && !except.includes(name)).join(" ");
    const known =
      kept.get(key) ??
      matches.filter(({ entry }) =>
        asked.every((group) => group(index.entries[entry] as CatalogueEntry)),
      );
    kept.set(key, known);
    return known;
  };
};

/** Whole answer of a search over an index; each part is made when it is read. */
export const searchCatalogue = (index: SearchIndex, request: SearchRequest): SearchAnswer => {
  const { locale, includeDrafts } = request;
  const { list, marks } = findMatches(index, request.query);
  const current = includeDrafts ? index.current.withDrafts : index.current.published;
  const matches = list.filter(({ entry }) => current[entry]);
  const keep = makeKeep(index, matches, request);
  const count = (name: keyof SearchIndex["facets"], ...except: GroupName[]): FacetCount[] =>
    countFacet(
      index.facets[name],
      keep(...except).map(({ entry }) => entry),
      locale,
    );
  return {
    get results() {
      const pickDimensions = makeDimensionPicker(request.filters);
      return pickFirst(keep(), request.limit, compareMatches(index, request)).map(
        ({ entry: at, score }) => {
          const entry = index.entries[at] as CatalogueEntry;
          const values = index.values.get(entry.iri) ?? [];
          return buildResult({ entry, values, score }, marks, request, pickDimensions);
        },
      );
    },
    get total() {
      return keep().length;
    },
    get facets() {
      return {
        themes: count("themes", "theme", "about"),
        subthemes: count("subthemes", "about"),
        organizations: count("organizations", "organization"),
        termsets: count("termsets", "shared"),
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
