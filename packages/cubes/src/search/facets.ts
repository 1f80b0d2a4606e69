import type { Locale } from "@statelier/model";

import type { FacetCount } from "../source/cube-source.ts";
import { toTerm } from "./build-result.ts";
import type { Catalogue, CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { getCollator } from "./get-collator.ts";

/** The terms of one kind, and which of them each entry has, by number. */
export type Facet = {
  terms: readonly CatalogueTerm[];
  ofEntries: readonly (readonly number[])[];
};

export const buildFacet = (
  entries: Catalogue,
  getTerms: (entry: CatalogueEntry) => readonly CatalogueTerm[],
): Facet => {
  const numbers = new Map<string, number>();
  const terms: CatalogueTerm[] = [];
  const ofEntries = entries.map((entry) =>
    getTerms(entry).map((term) => {
      const known = numbers.get(term.iri) ?? terms.length;
      if (known === terms.length) {
        numbers.set(term.iri, known);
        terms.push(term);
      }
      return known;
    }),
  );
  return { terms, ofEntries };
};

/** How many of the entries have each term, by name. */
export const countFacet = (
  { terms, ofEntries }: Facet,
  entries: readonly number[],
  locale: Locale,
): FacetCount[] => {
  const counts = new Uint32Array(terms.length);
  for (const entry of entries)
    for (const term of ofEntries[entry] ?? []) counts[term] = (counts[term] ?? 0) + 1;
  const { compare } = getCollator(locale);
  return terms
    .flatMap((term, at) => (counts[at] ? [{ ...toTerm(term, locale), count: counts[at] }] : []))
    .toSorted((a, b) => compare(a.label, b.label));
};
