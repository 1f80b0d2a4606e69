import type { Locale, SearchCube, SearchResult, Term } from "@statelier/model";

import type { SearchRequest } from "../cube-source.ts";
import type { CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { listMatchingDimensions } from "./filter-entries.ts";
import { highlight, type Marks } from "./highlight.ts";
import { pickText } from "./texts.ts";

export const toTerm = ({ iri, names }: CatalogueTerm, locale: Locale): Term => ({
  iri,
  label: pickText(names, locale)?.text ?? iri,
});

const buildDimensions = (
  entry: CatalogueEntry,
  { locale, filters, fetchDimensionTermsets }: SearchRequest,
): Pick<SearchCube, "dimensions"> => {
  if (!fetchDimensionTermsets) return {};
  return {
    dimensions: listMatchingDimensions(entry, filters).map(({ id, names, timeUnit, termsets }) => ({
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

/** An entry as it is answered, in the reader's language. */
export const buildResult = (
  entry: CatalogueEntry,
  score: number,
  marks: Marks,
  request: SearchRequest,
): SearchResult => {
  const cube = buildCube(entry, request);
  return {
    score,
    cube,
    highlightedTitle: highlight(cube.title, marks),
    ...(cube.description === undefined
      ? {}
      : { highlightedDescription: highlight(cube.description, marks) }),
  };
};
