import type { Locale } from "../vocabulary/locale.ts";

/** Words that keep their capital within a sentence. */
const NAMES: Readonly<Record<Locale, RegExp | undefined>> = {
  de: undefined,
  fr: /^(État|Suisse)\b/u,
  it: /^(Paes[ei]|Stat[oi]|Canton[ei]|Svizzera)\b/u,
  en: /^(Swiss|Switzerland|Europe|European|Confederation)\b/u,
};

/** A label within a sentence: without its capital, unless it is German or not in the reader's language, an abbreviation or a name. Rule NF9. */
export const withinSentence = (
  { label, labelLanguage }: { label: string; labelLanguage?: string },
  locale: Locale,
): string =>
  labelLanguage || locale === "de" || /^.\p{Lu}|^\P{Lu}/u.test(label) || NAMES[locale]?.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
