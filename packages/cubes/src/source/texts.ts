import { deriveLanguageChain, type Locale } from "@statelier/model";

/** One text in the languages in which its source has it; an empty language is a text without one. */
export type Texts = readonly { text: string; language: string }[];

export type PickedText = { text: string; language: string };

/** The text for a reader: own language, the others in their fixed order, then whatever there is. */
export const pickText = (texts: Texts, locale: Locale): PickedText | undefined => {
  for (const language of deriveLanguageChain(locale)) {
    const found = texts.find((each) => each.language === language);
    if (found) return found;
  }
  return texts[0];
};
