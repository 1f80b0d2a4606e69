import { LOCALES, type Locale } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

/** A text, or one in each language. */
export type AltText = NonNullable<NonNullable<ChartConfig["extensions"]>["altText"]>;

const readTexts = (stored: AltText | null | undefined): Partial<Record<Locale, string>> => {
  const textOf = (locale: Locale): string =>
    (typeof stored === "string" ? stored : stored?.[locale])?.trim() ?? "";
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, textOf(locale)] as const).filter(([, text]) => text !== ""),
  );
};

/** The words that the author has for those who do not see a chart, in each language that has some. */
export const readAltTexts = ({ extensions }: ChartConfig): Partial<Record<Locale, string>> =>
  readTexts(extensions?.altText);

/** The chart with other words for those who do not see it; as it is without any. */
export const writeAltText = <Config extends ChartConfig>(
  config: Config,
  altText: AltText | undefined,
): Config => (altText ? { ...config, extensions: { ...config.extensions, altText } } : config);

type FoundText = { text: string; language?: Locale };

/** What an author says to those who do not see the chart, in this language alone: in the others its figures are summed up. */
export const findAltText = (config: ChartConfig, locale: Locale): string | undefined =>
  readAltTexts(config)[locale];

/** What an author says beneath the chart (what was corrected, what is provisional): in this language, else in the first one that has it, which is named. */
export const findNote = ({ extensions }: ChartConfig, locale: Locale): FoundText | undefined => {
  const texts = readTexts(extensions?.note);
  const own = texts[locale];
  if (own !== undefined) return { text: own };
  const other = LOCALES.find((each) => texts[each] !== undefined);
  return other && { text: texts[other] ?? "", language: other };
};
