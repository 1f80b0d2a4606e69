/** The languages of the product's own texts. */
export const UI_LOCALES = ["de", "fr", "it", "en"] as const;

/** One of `UI_LOCALES`. */
export type UiLocale = (typeof UI_LOCALES)[number];
