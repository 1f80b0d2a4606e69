import { listTexts, type SearchIndex } from "./search-index.ts";
import { findNearWords, MAX_WORD } from "./words/expand-word.ts";
import { foldText } from "@statelier/model";
import { splitWords } from "./words/split-words.ts";
import { wordAt, type WordTable } from "./words/word-store.ts";

const MIN_PART = 3;

const countPlaces = ({ firsts }: WordTable, word: number): number =>
  (firsts[word + 1] ?? 0) - (firsts[word] ?? 0);

/** The word as it is written where it stands first. */
const spell = ({ words, entries, values }: SearchIndex, word: number): string => {
  const folded = wordAt(words, word);
  const entry = entries[(words.places[words.firsts[word] ?? 0] ?? 0) >>> 8];
  const texts = entry ? listTexts(entry, values) : [];
  return (
    texts
      .flatMap(({ text }) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .find((each) => foldText(each) === folded) ?? folded
  );
};

/** Of the letters, how many may be wrong: more than a search itself forgives. */
const WRONG_SHARE = 0.4;

const findNearest = (words: WordTable, word: string): number | undefined =>
  findNearWords(words, word, Math.max(1, Math.floor(word.length * WRONG_SHARE)))
    .toSorted(
      (a, b) =>
        Number(a.isStart) - Number(b.isStart) ||
        countPlaces(words, b.word) - countPlaces(words, a.word),
    )
    .at(0)?.word;

const correct = (index: SearchIndex, word: string): string | undefined => {
  const folded = foldText(word);
  if (splitWords(folded).length === 0) return undefined;
  if (index.words.text.includes(folded)) return word;
  if (folded.length > MAX_WORD) return undefined;
  const nearest = folded.length < MIN_PART ? undefined : findNearest(index.words, folded);
  return nearest === undefined ? undefined : spell(index, nearest);
};

/** The query with its unknown words replaced by the nearest known ones; undefined where nothing is near. */
export const suggestQuery = (index: SearchIndex, query: string): string | undefined => {
  const words = query.split(/\s+/).filter((word) => word !== "");
  const corrected = words.slice(0, 8).flatMap((word) => correct(index, word) ?? []);
  const suggestion = corrected.join(" ");
  return suggestion === "" || suggestion === words.join(" ") ? undefined : suggestion;
};
