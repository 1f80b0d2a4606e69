import type { Locale } from "@statelier/model";

import { measureTypo } from "./measure-typo.ts";
import { splitWords } from "./split-words.ts";
import { stemWord } from "./stem-word.ts";
import { findSynonyms } from "./synonyms.ts";
import { findContaining, lettersOf, wordAt, type WordTable } from "./word-store.ts";

/**
 * Words of the catalogue that stand for a word that was typed: one of each part must be in an entry. `similarity` is
 * above 0 and at most 1.
 */
export type Expansion = { parts: readonly (readonly number[])[]; similarity: number };

const SIMILARITY = { bare: 0.95, stem: 0.8, synonym: 0.6, compound: 0.5, typo: 0.4, typos: 0.3 };
/** Of a word whose beginning alone is near. */
const START = 0.8;

const LANGUAGES: readonly Locale[] = ["de", "fr", "it", "en"];

/** The words with the same stem in any language: which one is typed is not known. */
const findStem = ({ stems }: WordTable, word: string): number[] => [
  ...new Set(
    LANGUAGES.flatMap((locale) => {
      const stem = stemWord(word, locale);
      return stem === undefined ? [] : (stems.get(`${locale}:${stem}`) ?? []);
    }),
  ),
];

const findWord = (words: WordTable, word: string): number[] => {
  const id = words.ids.get(word);
  return [...new Set([...(id === undefined ? [] : [id]), ...findStem(words, word)])];
};

/** Longer words are answered as they stand. */
export const MAX_WORD = 40;

const MIN_COMPOUND = 8;
const MIN_PART = 5;

/** `wohnbevolkerung` means a `bevolkerung`: the longest known word at its end. */
const findHead = (words: WordTable, word: string): number[] => {
  if (word.length < MIN_COMPOUND || word.length > MAX_WORD) return [];
  for (let at = 3; at <= word.length - MIN_PART; at += 1) {
    const found = findWord(words, word.slice(at));
    if (found.length > 0) return found;
  }
  return [];
};

const MIN_TYPO = 4;
const MIN_TYPO_START = 5;
const MIN_TYPOS = 8;
const MAX_TYPO_WORDS = 50;

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

export type NearWord = { word: number; distance: number; isStart: boolean };

/** The words nearest to a word that nothing has, or whose beginnings are. */
export const findNearWords = (words: WordTable, typed: string, max: number): NearWord[] => {
  if (typed.length > MAX_WORD) return [];
  const letters = lettersOf(typed);
  let least = max;
  const near: NearWord[] = [];
  for (let word = 0; word < words.letters.length; word += 1) {
    if (countBits(letters & ~(words.letters[word] ?? 0)) > least) continue;
    const length = (words.starts[word + 1] ?? 0) - (words.starts[word] ?? 0) - 1;
    if (length < typed.length - least) continue;
    const { whole, start } = measureTypo(typed, wordAt(words, word), least);
    const isStart = start < whole && typed.length >= MIN_TYPO_START;
    const distance = isStart ? start : whole;
    if (distance > least) continue;
    least = distance;
    near.push({ word, distance, isStart });
  }
  return near.filter(({ distance }) => distance === least).slice(0, MAX_TYPO_WORDS);
};

const findTypos = (words: WordTable, run: string): Expansion[] => {
  if (run.length < MIN_TYPO || /\p{N}/u.test(run)) return [];
  const near = findNearWords(words, run, run.length >= MIN_TYPOS ? 2 : 1);
  const expand = (found: readonly NearWord[], factor: number): Expansion[] => {
    const [first] = found;
    if (!first) return [];
    const similarity = (first.distance > 1 ? SIMILARITY.typos : SIMILARITY.typo) * factor;
    return [{ parts: [found.map(({ word }) => word)], similarity }];
  };
  const isStart = ({ isStart: is }: NearWord): boolean => is;
  return [
    ...expand(
      near.filter((each) => !isStart(each)),
      1,
    ),
    ...expand(near.filter(isStart), START),
  ];
};

/** The token without its signs: `"life` is `life`, `CO2-Preis` is `CO2` and `Preis`. */
const findBare = (words: WordTable, runs: readonly string[]): Expansion => ({
  parts: runs.map((run) => {
    const found: number[] = [];
    findContaining(words, run, (word) => found.push(word));
    return found;
  }),
  similarity: SIMILARITY.bare,
});

const expandRun = (words: WordTable, run: string, synonyms: readonly Expansion[]): Expansion[] => {
  const stem = findStem(words, run);
  const head = findHead(words, run);
  const isKnown = words.text.includes(run) || stem.length > 0;
  return [
    { parts: [stem], similarity: SIMILARITY.stem },
    ...synonyms,
    { parts: [head], similarity: SIMILARITY.compound },
    ...(isKnown ? [] : findTypos(words, run)),
  ].filter(({ parts }) => parts.every((part) => part.length > 0));
};

/** Everything that may be meant by a word beside itself. */
export type ExpandedWord = {
  expansions: Expansion[];
  /** The words that are marked where they stand whole. */
  words: readonly number[];
  /** The runs of letters in a word with signs, marked wherever they stand. */
  runs: readonly string[];
};

/** Typos count only where nothing has the word as it stands. */
export const expandWord = (
  words: WordTable,
  tokens: readonly string[],
  at: number,
): ExpandedWord => {
  const token = tokens[at] ?? "";
  const runs = splitWords(token);
  const [run, second] = runs;
  if (run === undefined) return { expansions: [], words: [], runs };
  const isBare = run === token;
  const bare = isBare ? [] : [findBare(words, runs)];
  if (second !== undefined) return { expansions: bare, words: [], runs };
  const said = tokens.map((each) => splitWords(each).join(""));
  const synonyms = findSynonyms(said, at).map((synonym): Expansion => ({
    parts: synonym.map((part) => findWord(words, part)),
    similarity: SIMILARITY.synonym,
  }));
  const near = expandRun(words, run, synonyms);
  return {
    expansions: [...bare, ...near],
    words: near.flatMap(({ parts }) => parts.flat()),
    runs: isBare ? [] : runs,
  };
};
