import {
  FIELD,
  NEAR_LIMIT,
  NEAR_OF_MASK,
  SCORE_OF_MASK,
  SCORED_FIELDS,
  SCORED_MASK,
} from "./search-fields.ts";
import type { SearchIndex } from "./search-index.ts";
import { expandWord, type Expansion } from "./words/expand-word.ts";
import type { Marks } from "./words/highlight.ts";
import type { SearchWords } from "./words/search-words.ts";
import { splitWords } from "./words/split-words.ts";
import { findContaining, wordAt, type WordTable } from "./words/word-store.ts";

/** An entry that was found: `score` as specified from 1 on, below 1 where all is near only. */
export type Match = { entry: number; score: number; similarity: number };

export type Matches = {
  list: readonly Match[];
  marks: Marks;
};

const PHRASE_WEIGHT = 10;

/** Adds to `masks` the fields of every entry that has the word. */
const addPlaces = (
  { firsts, places }: WordTable,
  word: number,
  mask: number,
  masks: Uint8Array,
): void => {
  const end = firsts[word + 1] ?? 0;
  for (let at = firsts[word] ?? 0; at < end; at += 1) {
    const place = places[at] ?? 0;
    const entry = place >>> 8;
    masks[entry] = (masks[entry] ?? 0) | (place & mask);
  }
};

/** Values count from the start of their words: `land` is in too many names of countries. */
const maskRun = (index: SearchIndex, run: string): Uint8Array => {
  const masks = new Uint8Array(index.entries.length);
  findContaining(index.words, run, (word, isStart) =>
    addPlaces(index.words, word, isStart ? 255 : 255 & ~FIELD.values, masks),
  );
  return masks;
};

const keepCommon = (into: Uint8Array, other: Uint8Array): void => {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0);
};

/** Keeps the scored fields of each entry in which the text stands as it is. */
const verify = (index: SearchIndex, masks: Uint8Array, text: string): void => {
  for (const [bit, name] of SCORED_FIELDS.entries()) {
    const folded = index.folded[name];
    for (let at = 0; at < masks.length; at += 1) {
      const mask = masks[at] ?? 0;
      if (mask & (1 << bit) && !folded[at]?.includes(text)) masks[at] = mask & ~(1 << bit);
    }
  }
};

/** The fields of each entry that contain the token, signs and all. */
const maskToken = (index: SearchIndex, token: string): Uint8Array => {
  const [first, ...others] = splitWords(token);
  const masks =
    first === undefined
      ? new Uint8Array(index.entries.length).fill(SCORED_MASK)
      : maskRun(index, first);
  for (const run of others) keepCommon(masks, maskRun(index, run));
  if (first !== token) verify(index, masks, token);
  return masks;
};

const maskExpansion = (index: SearchIndex, { parts }: Expansion): Uint8Array => {
  const [first, ...others] = parts.map((words) => {
    const masks = new Uint8Array(index.entries.length);
    for (const word of words) addPlaces(index.words, word, 255, masks);
    return masks;
  });
  if (!first) return new Uint8Array(index.entries.length);
  for (const other of others) keepCommon(first, other);
  return first;
};

/** How near each entry comes to one word of the query, up to a field's weight. */
const measureSimilarity = (
  index: SearchIndex,
  masks: Uint8Array,
  expansions: readonly Expansion[],
): Float64Array => {
  const near = new Float64Array(masks.length);
  for (let at = 0; at < near.length; at += 1)
    near[at] = NEAR_OF_MASK[(masks[at] ?? 0) & ~SCORED_MASK] ?? 0;
  for (const expansion of expansions) {
    const found = maskExpansion(index, expansion);
    for (let at = 0; at < near.length; at += 1) {
      const mask = found[at] ?? 0;
      if (mask !== 0)
        near[at] = Math.max(near[at] ?? 0, (NEAR_OF_MASK[mask] ?? 0) * expansion.similarity);
    }
  }
  return near;
};

const maskPhrase = (
  index: SearchIndex,
  { phrase, tokens }: SearchWords,
  masks: readonly Uint8Array[],
): Uint8Array => {
  const common = masks[0]?.slice() ?? new Uint8Array(index.entries.length);
  for (const other of masks.slice(1)) keepCommon(common, other);
  if (tokens[0] !== phrase) verify(index, common, phrase);
  return common;
};

const countFields = (mask: number): number => {
  let count = 0;
  for (let rest = mask & SCORED_MASK; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** A title that is the query, in one of its languages, comes before others with the same score. */
const isTitle = (title: string | undefined, phrase: string): boolean =>
  title === phrase || (title?.split("\n").includes(phrase) ?? false);

const scoreEntries = (
  index: SearchIndex,
  words: SearchWords,
  found: readonly { masks: Uint8Array; near: Float64Array }[],
): Match[] => {
  const phrases = maskPhrase(
    index,
    words,
    found.map(({ masks }) => masks),
  );
  const limit = found.length * NEAR_LIMIT;
  const list: Match[] = [];
  for (let entry = 0; entry < index.entries.length; entry += 1) {
    if (!index.current.withDrafts[entry] && !index.current.published[entry]) continue;
    let score = 1;
    let near = 0;
    let isHit = false;
    for (const each of found) {
      const mask = (each.masks[entry] ?? 0) & SCORED_MASK;
      if (mask === 0) near += each.near[entry] ?? 0;
      else {
        isHit = true;
        if (words.isScored) score += SCORE_OF_MASK[mask] ?? 0;
      }
    }
    if (!isHit && near === 0) continue;
    const phrase = phrases[entry] ?? 0;
    score += PHRASE_WEIGHT * countFields(phrase);
    const isExact = phrase & FIELD.title && isTitle(index.folded.title[entry], words.phrase);
    const similarity = near / limit + (isExact ? 1 : 0);
    list.push({ entry, score: isHit ? score : near / limit, similarity });
  }
  return list;
};

/** Every entry that a query finds, drafts and all, in the order of the catalogue. */
export const matchEntries = (index: SearchIndex, words: SearchWords): Matches => {
  const { tokens } = words;
  if (tokens.length === 0) {
    const list = index.entries.map((_, entry): Match => ({ entry, score: 1, similarity: 0 }));
    return { list, marks: { texts: [], words: new Set() } };
  }
  const texts = new Set(tokens);
  const marked = new Set<string>();
  const found = tokens.map((token, at) => {
    const masks = maskToken(index, token);
    if (!words.isScored) return { masks, near: measureSimilarity(index, masks, []) };
    const { expansions, words: near, runs } = expandWord(index.words, tokens, at);
    for (const run of runs) texts.add(run);
    for (const word of near) marked.add(wordAt(index.words, word));
    return { masks, near: measureSimilarity(index, masks, expansions) };
  });
  const list = scoreEntries(index, words, found);
  return { list, marks: { texts: [...texts], words: marked } };
};
