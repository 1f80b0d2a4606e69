import type { Locale, SearchCube, SearchFilter, SearchResult, Term } from "@statelier/model";

import type { FacetCount, SearchAnswer, SearchRequest } from "../cube-source.ts";
import type { Catalogue, CatalogueDimension, CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { highlight } from "./highlight.ts";
import { parseSearchWords, scoreEntry, type SearchWords } from "./score-entry.ts";
import { pickText } from "./texts.ts";

type Scored = { entry: CatalogueEntry; score: number };

const compareVersions = (a: CatalogueEntry, b: CatalogueEntry): number =>
  a.version.localeCompare(b.version, "en", { numeric: true });

/** Of each series the newest published version, and with drafts also a draft that is newer. */
const pickCurrentEntries = (catalogue: Catalogue, includeDrafts: boolean): Catalogue =>
  [...Map.groupBy(catalogue, ({ unversionedIri }) => unversionedIri).values()].flatMap((series) => {
    const sorted = series.toSorted((a, b) => compareVersions(b, a));
    const published = sorted.find(({ isPublished }) => isPublished);
    const draft = sorted.find(({ isPublished }) => !isPublished);
    const isNewer = draft && (!published || compareVersions(draft, published) > 0);
    return [...(published ? [published] : []), ...(includeDrafts && isNewer ? [draft] : [])];
  });

const parseTermsets = (value: string): string[] => value.split(";").filter((iri) => iri !== "");

const hasTerm = (terms: readonly CatalogueTerm[], iris: readonly string[]): boolean =>
  terms.some(({ iri }) => iris.includes(iri));

const isMatchingDimension = (
  dimension: CatalogueDimension,
  filters: readonly SearchFilter[],
): boolean =>
  filters.some(({ type, value }) =>
    type === "TemporalDimension"
      ? dimension.timeUnit === value
      : hasTerm(dimension.termsets, parseTermsets(value)),
  );

type FilterGroup = (entry: CatalogueEntry) => boolean;

/** Values of one kind are alternatives, kinds combine; time units and termsets are alternatives of each other. */
const buildGroups = (
  filters: readonly SearchFilter[],
  fetchDimensionTermsets: boolean,
): Record<"theme" | "organization" | "about" | "shared", FilterGroup> => {
  const valuesOf = (type: SearchFilter["type"]): string[] =>
    filters.filter((filter) => filter.type === type).map(({ value }) => value);
  const [themes, organizations, abouts] = [
    valuesOf("DataCubeTheme"),
    valuesOf("DataCubeOrganization"),
    valuesOf("DataCubeAbout"),
  ];
  const shared = filters.filter(
    ({ type }) => type === "TemporalDimension" || type === "DataCubeTermset",
  );
  return {
    theme: (entry) => themes.length === 0 || hasTerm(entry.themes, themes),
    organization: (entry) =>
      organizations.length === 0 || organizations.includes(entry.creator?.iri ?? ""),
    about: (entry) => abouts.length === 0 || hasTerm(entry.subthemes, abouts),
    shared: (entry) =>
      shared.length === 0 ||
      entry.dimensions.some((dimension) => isMatchingDimension(dimension, shared)) ||
      (!fetchDimensionTermsets &&
        shared.some(
          ({ type, value }) =>
            type === "DataCubeTermset" && hasTerm(entry.termsets, parseTermsets(value)),
        )),
  };
};

const toTerm = ({ iri, names }: CatalogueTerm, locale: Locale): Term => ({
  iri,
  label: pickText(names, locale)?.text ?? iri,
});

const buildDimensions = (
  entry: CatalogueEntry,
  request: SearchRequest,
): Pick<SearchCube, "dimensions"> => {
  if (!request.fetchDimensionTermsets) return {};
  const shared = request.filters.filter(
    ({ type }) => type === "TemporalDimension" || type === "DataCubeTermset",
  );
  const { locale } = request;
  return {
    dimensions: entry.dimensions
      .filter((dimension) => shared.length === 0 || isMatchingDimension(dimension, shared))
      .map(({ id, names, timeUnit, termsets }) => ({
        id,
        label: pickText(names, locale)?.text ?? id,
        ...(timeUnit ? { timeUnit } : {}),
        termsets: termsets.map((term) => toTerm(term, locale)),
      })),
  };
};

const buildCube = (entry: CatalogueEntry, request: SearchRequest): SearchCube => {
  const { locale } = request;
  const title = pickText(entry.titles, locale);
  const description = pickText(entry.descriptions, locale)?.text;
  const isOther = title && title.language !== "" && title.language !== locale;
  const toTerms = (terms: readonly CatalogueTerm[]): Term[] =>
    terms.map((term) => toTerm(term, locale));
  return {
    iri: entry.iri,
    unversionedIri: entry.unversionedIri,
    title: title?.text ?? entry.iri,
    ...(isOther ? { titleLanguage: title.language } : {}),
    ...(description === undefined ? {} : { description }),
    publicationStatus: entry.isPublished ? "PUBLISHED" : "DRAFT",
    ...(entry.datePublished === undefined ? {} : { datePublished: entry.datePublished }),
    ...(entry.dateModified === undefined ? {} : { dateModified: entry.dateModified }),
    ...(entry.temporalCoverage ? { temporalCoverage: entry.temporalCoverage } : {}),
    ...(entry.creator ? { creator: toTerm(entry.creator, locale) } : {}),
    themes: toTerms(entry.themes),
    subthemes: toTerms(entry.subthemes),
    termsets: toTerms(entry.termsets),
    ...buildDimensions(entry, request),
  };
};

const buildResult = (
  { entry, score }: Scored,
  words: SearchWords,
  request: SearchRequest,
): SearchResult => {
  const cube = buildCube(entry, request);
  return {
    score,
    cube,
    highlightedTitle: highlight(cube.title, words.tokens),
    ...(cube.description === undefined
      ? {}
      : { highlightedDescription: highlight(cube.description, words.tokens) }),
  };
};

const sortResults = (results: readonly SearchResult[], request: SearchRequest): SearchResult[] => {
  const byTitle = (a: SearchResult, b: SearchResult): number =>
    a.cube.title.localeCompare(b.cube.title, request.locale);
  const date = ({ cube }: SearchResult): string => cube.datePublished ?? "0";
  switch (request.order) {
    case "SCORE":
      return results.toSorted((a, b) => b.score - a.score || byTitle(a, b));
    case "TITLE_ASC":
      return results.toSorted(byTitle);
    case "CREATED_DESC":
      return results.toSorted((a, b) => date(b).localeCompare(date(a)) || byTitle(a, b));
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
  return [...counts.values()].toSorted((a, b) => a.label.localeCompare(b.label, locale));
};

/** Whole answer of a search over a catalogue; pure. */
export const searchCatalogue = (catalogue: Catalogue, request: SearchRequest): SearchAnswer => {
  const words = parseSearchWords(request.query);
  const scored = pickCurrentEntries(catalogue, request.includeDrafts).flatMap((entry): Scored[] => {
    const score = scoreEntry(entry, words);
    return score === undefined ? [] : [{ entry, score }];
  });
  const groups = buildGroups(request.filters, request.fetchDimensionTermsets);
  const keep = (...except: (keyof typeof groups)[]): Scored[] =>
    scored.filter(({ entry }) =>
      (Object.keys(groups) as (keyof typeof groups)[]).every(
        (name) => except.includes(name) || groups[name](entry),
      ),
    );
  const entriesOf = (list: readonly Scored[]): CatalogueEntry[] => list.map(({ entry }) => entry);
  const { locale } = request;
  return {
    results: sortResults(
      keep().map((each) => buildResult(each, words, request)),
      request,
    ),
    facets: {
      themes: countTerms(entriesOf(keep("theme", "about")), locale, ({ themes }) => themes),
      subthemes: countTerms(entriesOf(keep("about")), locale, ({ subthemes }) => subthemes),
      organizations: countTerms(entriesOf(keep("organization")), locale, ({ creator }) =>
        creator ? [creator] : [],
      ),
      termsets: countTerms(entriesOf(keep("shared")), locale, ({ termsets }) => termsets),
    },
  };
};
