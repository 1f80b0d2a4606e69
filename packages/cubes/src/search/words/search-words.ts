import { foldText } from "@statelier/model";

/** A query as it is compared. */
export type SearchWords = {
  /** The whole query, folded. */
  phrase: string;
  /** Every word, folded: one hit keeps an entry. */
  tokens: readonly string[];
  /** How many of the first tokens score: all, or none of them. */
  isScored: boolean;
};

const MIN_LENGTH = 3;
/** More words than this say no more, but cost. */
const MAX_WORDS = 32;

/** A short word in lower case is a stop word: `EU` counts, `eu` does not. */
const isStopWord = (word: string): boolean =>
  word.length < MIN_LENGTH && word === word.toLowerCase();

export const parseSearchWords = (query: string): SearchWords => {
  const words = query.split(/\s+/).filter((word) => word !== "");
  const scored = words.filter((word) => !isStopWord(word));
  const isScored = scored.length > 0;
  const tokens = new Set((isScored ? scored : words).map(foldText));
  return {
    phrase: foldText(words.join(" ")),
    tokens: [...tokens].filter((token) => token !== "").slice(0, MAX_WORDS),
    isScored,
  };
};
