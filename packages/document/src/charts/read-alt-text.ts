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

/** What an author says to those who do not see the chart: in this language, else in the first one that has it, which is named. */
export const findAltText = (
  config: ChartConfig,
  locale: Locale,
): { text: string; language?: Locale } | undefined => {
  const texts = readAltTexts(config);
  const own = texts[locale];
  if (own !== undefined) return { text: own };
  const other = LOCALES.find((each) => texts[each] !== undefined);
  return other && { text: texts[other] ?? "", language: other };
};
