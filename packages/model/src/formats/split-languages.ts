import type { ComponentValue, CubeComponents } from "../vocabulary/component.ts";

/** A stretch of a text; `language` where it is not the page's. */
export type TextPart = { text: string; language?: string };

/** A text that stands in another language than the page, wherever it stands. */
export type ForeignText = Required<TextPart>;

const LETTER = /[\p{L}\p{N}]/u;

const findWord = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) return at;
  return -1;
};

/**
 * A sentence in stretches of one language each: `foreign`, the longest first, is what it may hold of others. Looked for in the
 * finished sentence, which stays one text in scenes, bundles and announcements: kept in parts, each message would have
 * a second form, and each page its weight. What is marked changes how a word is spoken, never what is read.
 */
export const splitLanguages = (text: string, foreign: readonly ForeignText[]): TextPart[] => {
  for (const { text: word, language } of foreign) {
    const at = findWord(text, word);
    if (at >= 0)
      return [
        ...splitLanguages(text.slice(0, at), foreign),
        { text: word, language },
        ...splitLanguages(text.slice(at + word.length), foreign),
      ];
  }
  return text === "" ? [] : [{ text }];
};

/** The names of dimensions, measures and values that are not in the page's language, as sentences have them; the longest first. */
export const listForeignLabels = ({ dimensions, measures }: CubeComponents): ForeignText[] => {
  const texts: ForeignText[] = [];
  const add = ({
    label,
    labelLanguage: language,
  }: Pick<ComponentValue, "label" | "labelLanguage">): void => {
    if (language && label !== "") texts.push({ text: label, language });
  };
  for (const component of [...dimensions, ...measures]) {
    add(component);
    component.values.forEach(add);
  }
  return texts.sort((a, b) => b.text.length - a.text.length);
};
