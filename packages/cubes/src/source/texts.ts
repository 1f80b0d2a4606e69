import { deriveLanguageChain, type Locale } from "@statelier/model";

/** One text in the languages in which its source has it; an empty language is a text without one. */
export type Texts = readonly { text: string; language: string }[];

export type PickedText = { text: string; language: string };

/** Of two texts in one language the shortest, then the first by code points: no engine has an order of its own. */
const isBefore = (one: PickedText, other: PickedText): boolean => {
  const [a, b] = [Array.from(one.text), Array.from(other.text)];
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((character, index) => character !== b[index]);
  return (a[at]?.codePointAt(0) ?? 0) < (b[at]?.codePointAt(0) ?? 0);
};

const pickFirst = (texts: Texts): PickedText | undefined =>
  texts.reduce<PickedText | undefined>(
    (first, each) => (first && !isBefore(each, first) ? first : each),
    undefined,
  );

/** The text for a reader: own language, the others in their fixed order, then whatever there is. */
export const pickText = (texts: Texts, locale: Locale): PickedText | undefined => {
  for (const language of deriveLanguageChain(locale)) {
    const found = pickFirst(texts.filter((each) => each.language === language));
    if (found) return found;
  }
  const [language] = texts.map((each) => each.language).toSorted();
  return pickFirst(texts.filter((each) => each.language === language));
};

/** The language of a text that is in another one than the reader's; undefined where it is not, or not known. */
export const tellForeignLanguage = (
  text: PickedText | undefined,
  locale: Locale,
): string | undefined =>
  text && text.language !== "" && text.language !== locale ? text.language : undefined;
