import type { Locale, SearchCube, SearchResult, Term } from "@statelier/model";

import type { SearchRequest } from "../source/cube-source.ts";
import { pickText, tellForeignLanguage, type Texts } from "../source/texts.ts";
import type { CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import type { DimensionPicker } from "./filter-entries.ts";
import { highlight, type Marks } from "./words/highlight.ts";

export const toTerm = ({ iri, names }: CatalogueTerm, locale: Locale): Term => ({
  iri,
  label: pickText(names, locale)?.text ?? iri,
});

const buildDimensions = (
  entry: CatalogueEntry,
  { locale, fetchDimensionTermsets }: SearchRequest,
  pickDimensions: DimensionPicker,
): Pick<SearchCube, "dimensions"> => {
  if (!fetchDimensionTermsets) return {};
  return {
    dimensions: pickDimensions(entry).map(({ id, names, timeUnit, termsets }) => ({
      id,
      label: pickText(names, locale)?.text ?? id,
      ...(timeUnit ? { timeUnit } : {}),
      termsets: termsets.map((term) => toTerm(term, locale)),
    })),
  };
};

const buildCube = (
  entry: CatalogueEntry,
  request: SearchRequest,
  pickDimensions: DimensionPicker,
): SearchCube => {
  const { locale } = request;
  const title = pickText(entry.titles, locale);
  const description = pickText(entry.descriptions, locale);
  const titleLanguage = tellForeignLanguage(title, locale);
  const descriptionLanguage = tellForeignLanguage(description, locale);
  const toTerms = (terms: readonly CatalogueTerm[]): Term[] =>
    terms.map((term) => toTerm(term, locale));
  return {
    iri: entry.iri,
    unversionedIri: entry.unversionedIri,
    title: title?.text ?? entry.iri,
    ...(titleLanguage === undefined ? {} : { titleLanguage }),
    ...(description === undefined ? {} : { description: description.text }),
    ...(descriptionLanguage === undefined ? {} : { descriptionLanguage }),
    publicationStatus: entry.isPublished ? "PUBLISHED" : "DRAFT",
    ...(entry.datePublished === undefined ? {} : { datePublished: entry.datePublished }),
    ...(entry.dateModified === undefined ? {} : { dateModified: entry.dateModified }),
    ...(entry.temporalCoverage ? { temporalCoverage: entry.temporalCoverage } : {}),
    ...(entry.creator ? { creator: toTerm(entry.creator, locale) } : {}),
    themes: toTerms(entry.themes),
    subthemes: toTerms(entry.subthemes),
    termsets: toTerms(entry.termsets),
    ...buildDimensions(entry, request, pickDimensions),
  };
};

const MAX_NAMES = 3;
/** Names that are looked at: more would cost more than they are worth. */
const MAX_READ_NAMES = 1_000;

const listMarked = (names: Texts, marks: Marks, locale: Locale): string[] => {
  const readable = names.filter(({ language }) => language === locale || language === "");
  const found = new Set<string>();
  for (const { text } of [...readable, ...names].slice(0, MAX_READ_NAMES)) {
    const marked = highlight(text, marks);
    if (marked.includes("<b>")) found.add(marked);
    if (found.size === MAX_NAMES) break;
  }
  return [...found];
};

/** Why an entry was found whose title and description do not say it. */
const explain = (
  texts: readonly (string | undefined)[],
  names: Texts,
  marks: Marks,
  { locale }: SearchRequest,
): Pick<SearchResult, "highlightedNames"> => {
  const isSought = marks.texts.length > 0 || marks.words.size > 0;
  if (!isSought || texts.some((text) => text?.includes("<b>"))) return {};
  const highlightedNames = listMarked(names, marks, locale);
  return highlightedNames.length > 0 ? { highlightedNames } : {};
};

export type FoundEntry = { entry: CatalogueEntry; values: Texts; score: number };

/** An entry as it is answered, in the reader's language. */
export const buildResult = (
  { entry, values, score }: FoundEntry,
  marks: Marks,
  request: SearchRequest,
  pickDimensions: DimensionPicker,
): SearchResult => {
  const cube = buildCube(entry, request, pickDimensions);
  const title = highlight(cube.title, marks);
  const description = cube.description && highlight(cube.description, marks);
  const names = [...entry.dimensions.flatMap((dimension) => dimension.names), ...values];
  return {
    score,
    cube,
    highlightedTitle: title,
    ...(description === undefined ? {} : { highlightedDescription: description }),
    ...explain([title, description], names, marks, request),
  };
};
