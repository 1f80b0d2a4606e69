/** The languages of the product, in the order in which a missing text falls back (after the reader's own). */
export const LOCALES = ["de", "fr", "it", "en"] as const;

/** One of `LOCALES`, as a BCP 47 tag. */
export type Locale = (typeof LOCALES)[number];

/** Where no language is asked for. */
export const DEFAULT_LOCALE: Locale = "en";

/** False for other languages and for tags with a region (`de-CH`). */
export const isLocale = (value: unknown): value is Locale =>
  typeof value === "string" && (LOCALES as readonly string[]).includes(value);

/** One text in each language; an empty string is "not written yet". */
export type LocalizedText = Record<Locale, string>;

/** The order in which languages are tried for a reader of `locale`: own, the others, then text without a language. */
export const deriveLanguageChain = (locale: Locale): readonly string[] => [
  locale,
  ...LOCALES.filter((other) => other !== locale),
  "",
];
