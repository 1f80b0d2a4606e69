import type { Locale } from "@statelier/model";

/** Each language in its own words. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};
