import { type Locale, LOCALES } from "@statelier/model";

type Titled = { meta: { title: Readonly<Record<Locale, string>> } };

/** The languages in which some chart has no title. */
export const listUntitledLocales = (charts: readonly Titled[]): Locale[] =>
  LOCALES.filter((locale) => charts.some(({ meta }) => meta.title[locale].trim() === ""));
