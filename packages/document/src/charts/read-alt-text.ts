import { LOCALES, type Locale } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

/** The words that the author has for those who do not see a chart, in each language that has some. */
export const readAltTexts = ({ extensions }: ChartConfig): Partial<Record<Locale, string>> => {
  const stored = extensions?.altText;
  const textOf = (locale: Locale): string =>
    (typeof stored === "string" ? stored : stored?.[locale])?.trim() ?? "";
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, textOf(locale)] as const).filter(([, text]) => text !== ""),
  );
};
