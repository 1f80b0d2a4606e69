import type { CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { foldText } from "./fold-text.ts";
import type { Texts } from "./texts.ts";

/** A query as it is compared. */
export type SearchWords = {
  /** The whole query, folded. */
  phrase: string;
  /** Every word, folded: one hit keeps an entry. */
  tokens: readonly string[];
  /** The words that score. */
  scored: readonly string[];
};

const MIN_LENGTH = 3;

/** A short word in lower case is a stop word: `EU` counts, `eu` does not. */
const isStopWord = (word: string): boolean =>
  word.length < MIN_LENGTH && word === word.toLowerCase();

export const parseSearchWords = (query: string): SearchWords => {
  const words = query.split(/\s+/).filter((word) => word !== "");
  const fold = (list: readonly string[]): string[] => [
    ...new Set(list.map((word) => foldText(word).text)),
  ];
  const scored = words.filter((word) => !isStopWord(word));
  return {
    phrase: foldText(words.join(" ")).text,
    tokens: fold(scored.length > 0 ? scored : words),
    scored: fold(scored),
  };
};

const WEIGHTS = { title: 5, description: 2, creator: 1, themes: 1, subthemes: 1 };
const PHRASE_WEIGHT = 10;

type Fields = Record<keyof typeof WEIGHTS, string>;

const foldAll = (texts: Texts): string => texts.map(({ text }) => foldText(text).text).join("\n");

const foldTerms = (terms: readonly CatalogueTerm[]): string =>
  terms.map(({ names }) => foldAll(names)).join("\n");

const fieldsOfEntry = new WeakMap<CatalogueEntry, Fields>();

const foldEntry = (entry: CatalogueEntry): Fields => {
  const known = fieldsOfEntry.get(entry);
  if (known) return known;
  const fields = {
    title: foldAll(entry.titles),
    description: foldAll(entry.descriptions),
    creator: entry.creator ? foldTerms([entry.creator]) : "",
    themes: foldTerms(entry.themes),
    subthemes: foldTerms(entry.subthemes),
  };
  fieldsOfEntry.set(entry, fields);
  return fields;
};

/** 1 and more; undefined where no word hits. Every language of the entry counts; each field once for a word. */
export const scoreEntry = (entry: CatalogueEntry, words: SearchWords): number | undefined => {
  if (words.tokens.length === 0) return 1;
  const fields = foldEntry(entry);
  let score = 1;
  let isHit = false;
  for (const name of Object.keys(WEIGHTS) as (keyof Fields)[]) {
    const text = fields[name];
    isHit ||= words.tokens.some((token) => text.includes(token));
    for (const token of words.scored) if (text.includes(token)) score += WEIGHTS[name];
    if (text.includes(words.phrase)) score += PHRASE_WEIGHT;
  }
  return isHit ? score : undefined;
};
