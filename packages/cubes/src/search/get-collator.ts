import type { Locale } from "@statelier/model";

const collators = new Map<Locale, Intl.Collator>();

/** Making one costs more than a search. */
export const getCollator = (locale: Locale): Intl.Collator => {
  const known = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, known);
  return known;
};
