import type { Locale } from "@statelier/model";

import type { Texts } from "../source/texts.ts";
import type { Catalogue, CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { buildFacet, type Facet } from "./facets.ts";
import { type Current, pickCurrent } from "./pick-current.ts";
import { FIELD, SCORED_FIELDS, type ScoredField } from "./search-fields.ts";
import { WordStore, type WordTable } from "./words/word-store.ts";

/** The names of a cube's dimension values, by the cube's IRI. */
export type ValueNames = ReadonlyMap<string, Texts>;

/** A catalogue, ready to be searched. */
export type SearchIndex = {
  entries: Catalogue;
  words: WordTable;
  /** Of each entry the folded texts that score, all languages in one. */
  folded: Readonly<Record<ScoredField, readonly string[]>>;
  values: ValueNames;
  current: Current;
  facets: Record<"themes" | "subthemes" | "organizations" | "termsets", Facet>;
  /** Place of each entry in the order of titles, once a language is asked for. */
  ranks: Map<Locale, Uint32Array>;
};

const namesOf = (terms: readonly CatalogueTerm[]): Texts => terms.flatMap(({ names }) => names);

const textsOf = (entry: CatalogueEntry): Record<keyof typeof FIELD, Texts> => ({
  title: [...entry.titles, ...(entry.identifiers ?? [])],
  description: entry.descriptions,
  creator: entry.creator?.names ?? [],
  themes: namesOf(entry.themes),
  subthemes: namesOf(entry.subthemes),
  dimensions: entry.dimensions.flatMap(({ names }) => names),
  termsets: namesOf([...entry.termsets, ...entry.dimensions.flatMap(({ termsets }) => termsets)]),
  values: [],
});

/** Everything of an entry in which words are looked for. */
export const listTexts = (entry: CatalogueEntry, values: ValueNames): Texts => [
  ...Object.values(textsOf(entry)).flat(),
  ...(values.get(entry.iri) ?? []),
];

const FIELD_NAMES = Object.keys(FIELD) as (keyof typeof FIELD)[];

/** Work that stops now and then, so that requests are answered in between. */
const SLICE_MS = 10;
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const isScored = (name: keyof typeof FIELD): name is ScoredField =>
  (SCORED_FIELDS as readonly string[]).includes(name);

/** Reads a catalogue into an index. */
export const buildSearchIndex = async (
  entries: Catalogue,
  values: ValueNames = new Map(),
): Promise<SearchIndex> => {
  const store = new WordStore();
  const folded: Record<ScoredField, string[]> = {
    title: [],
    description: [],
    creator: [],
    themes: [],
    subthemes: [],
  };
  const seen = new Map<string, string>();
  let since = performance.now();
  for (const [at, entry] of entries.entries()) {
    const texts = { ...textsOf(entry), values: values.get(entry.iri) ?? [] };
    for (const name of FIELD_NAMES) {
      const text = store.add(texts[name], at, FIELD[name]);
      if (!isScored(name)) continue;
      const known = seen.get(text) ?? text;
      seen.set(text, known);
      folded[name].push(known);
    }
    if (performance.now() - since > SLICE_MS) {
      await rest();
      since = performance.now();
    }
  }
  return {
    entries,
    words: store.finish(),
    folded,
    values,
    current: pickCurrent(entries),
    facets: {
      themes: buildFacet(entries, ({ themes }) => themes),
      subthemes: buildFacet(entries, ({ subthemes }) => subthemes),
      organizations: buildFacet(entries, ({ creator }) => (creator ? [creator] : [])),
      termsets: buildFacet(entries, ({ termsets }) => termsets),
    },
    ranks: new Map(),
  };
};
