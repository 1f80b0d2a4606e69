import isoCountries from "i18n-iso-countries";
import type { LocaleData } from "i18n-iso-countries";
import { LOCALES, type LocalizedText } from "@statelier/model";
import { parseCsv } from "../files/parse-csv.ts";
import { readPackageFile } from "../files/read-package-file.ts";
import { SHORT_NAMES, SOURCE_NAMES } from "./country-names.ts";
import { WORLD, WORLD_REGIONS } from "./world-regions.ts";

for (const locale of LOCALES)
  isoCountries.registerLocale(
    JSON.parse(readPackageFile(`i18n-iso-countries/langs/${locale}.json`)) as LocaleData,
  );

const deriveCode = (sourceName: string): string => {
  const code = SOURCE_NAMES[sourceName] ?? isoCountries.getAlpha3Code(sourceName, "en");
  if (code === undefined) throw new Error(`"${sourceName}" is not a known country`);
  return code;
};

const deriveName = (code: string): LocalizedText => {
  const inLocale = (locale: keyof LocalizedText): string =>
    SHORT_NAMES[code]?.[locale] ?? isoCountries.getName(code, locale) ?? code;
  return { de: inLocale("de"), fr: inLocale("fr"), it: inLocale("it"), en: inLocale("en") };
};

/** Each country of the two Gapminder files with its region. */
const readRegions = (): Map<string, string> => {
  const series = JSON.parse(readPackageFile("vega-datasets/data/gapminder.json")) as {
    country: string;
    cluster: number;
  }[];
  const records = parseCsv(readPackageFile("vega-datasets/data/gapminder-health-income.csv"));
  return new Map([
    ...records.map(({ country = "", region = "" }) => [country, region] as const),
    ...series.map(
      ({ country, cluster }) => [country, WORLD_REGIONS[cluster]?.value ?? ""] as const,
    ),
  ]);
};

type ListedArea = {
  value: string;
  identifier: string;
  label: LocalizedText;
  parent?: string;
  /** The names that the data use. */
  aliases?: string[];
};

/** World, regions and countries as a value list; a country is named by its ISO 3166 alpha-3 code. */
export const listCountries = (): ListedArea[] => [
  WORLD,
  ...WORLD_REGIONS,
  ...[...readRegions()]
    .map(([name, parent]) => {
      const code = deriveCode(name);
      return { value: code, identifier: code, aliases: [name], parent, label: deriveName(code) };
    })
    .sort((a, b) => (a.value < b.value ? -1 : 1)),
];
