import type { Remark } from "@statelier/document";
import type { Locale, TextPart } from "@statelier/model";

/** A text in the reader's language, else in the first that has one, which is said. */
export const readText = ({ text }: Remark, locale: Locale): TextPart => {
  const own = text?.[locale];
  if (own) return { text: own };
  const [language, first] = Object.entries(text ?? {}).find(([, each]) => each) ?? [];
  return language && first ? { text: first, language } : { text: "" };
};
