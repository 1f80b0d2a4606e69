import type { ChartConfig } from "@statelier/document";
import { type Locale, LOCALES } from "@statelier/model";

/** The languages in which some chart has no title. */
export const listUntitledLocales = (charts: readonly Pick<ChartConfig, "meta">[]): Locale[] =>
  LOCALES.filter((locale) => charts.some(({ meta }) => meta.title[locale].trim() === ""));
