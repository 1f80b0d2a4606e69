import type { LocalizedText } from "@statelier/model";

const everywhere = (name: string): LocalizedText => ({ de: name, fr: name, it: name, en: name });

/** Countries whose name in the data is not one of the names of ISO 3166: name in the data → alpha-3 code. */
export const SOURCE_NAMES: Record<string, string> = {
  Brunei: "BRN",
  "Congo, Dem. Rep.": "COD",
  "Congo, Rep.": "COG",
  "Hong Kong, China": "HKG",
  "Kyrgyz Republic": "KGZ",
  Lao: "LAO",
  "Macedonia, FYR": "MKD",
  "Micronesia, Fed. Sts.": "FSM",
  Moldova: "MDA",
  "Slovak Republic": "SVK",
  "St. Lucia": "LCA",
  "St. Vincent and the Grenadines": "VCT",
  Swaziland: "SWZ",
  Syria: "SYR",
  "West Bank and Gaza": "PSE",
};

/** Names that replace those of the country list, which are too official or spelt unusually for readers. */
export const SHORT_NAMES: Record<string, Partial<LocalizedText>> = {
  ARE: { fr: "Émirats arabes unis" },
  BRN: everywhere("Brunei"),
  CAF: { fr: "République centrafricaine", it: "Repubblica centrafricana" },
  CHN: { en: "China" },
  CIV: { fr: "Côte d’Ivoire", it: "Costa d’Avorio", en: "Côte d’Ivoire" },
  COD: {
    de: "Demokratische Republik Kongo",
    fr: "République démocratique du Congo",
    it: "Repubblica democratica del Congo",
    en: "Democratic Republic of the Congo",
  },
  COG: {
    de: "Republik Kongo",
    fr: "République du Congo",
    it: "Repubblica del Congo",
    en: "Republic of the Congo",
  },
  CZE: { de: "Tschechien", fr: "Tchéquie", it: "Cechia", en: "Czechia" },
  DOM: { fr: "République dominicaine", it: "Repubblica dominicana" },
  FSM: { de: "Mikronesien", fr: "Micronésie", it: "Micronesia", en: "Micronesia" },
  GMB: { en: "The Gambia" },
  HKG: { de: "Hongkong", fr: "Hong Kong", it: "Hong Kong", en: "Hong Kong" },
  IRN: { en: "Iran" },
  KGZ: { de: "Kirgisistan", fr: "Kirghizistan", it: "Kirghizistan", en: "Kyrgyzstan" },
  LAO: everywhere("Laos"),
  LCA: { de: "St. Lucia", fr: "Sainte-Lucie", it: "Santa Lucia", en: "Saint Lucia" },
  MDA: { de: "Moldau", fr: "Moldavie", it: "Moldavia", en: "Moldova" },
  MKD: {
    de: "Nordmazedonien",
    fr: "Macédoine du Nord",
    it: "Macedonia del Nord",
    en: "North Macedonia",
  },
  MMR: { it: "Myanmar" },
  MUS: { it: "Maurizio" },
  PAN: { it: "Panama" },
  PSE: {
    de: "Westjordanland und Gaza",
    fr: "Cisjordanie et Gaza",
    it: "Cisgiordania e Gaza",
    en: "West Bank and Gaza",
  },
  RUS: { de: "Russland", en: "Russia" },
  SAU: { fr: "Arabie saoudite" },
  STP: { en: "São Tomé and Príncipe" },
  SVK: { de: "Slowakei", fr: "Slovaquie", it: "Slovacchia", en: "Slovakia" },
  SWZ: everywhere("Eswatini"),
  SYR: { de: "Syrien", fr: "Syrie", it: "Siria", en: "Syria" },
  TLS: { fr: "Timor oriental" },
  TUR: { en: "Turkey" },
  TZA: { de: "Tansania", fr: "Tanzanie", en: "Tanzania" },
  USA: { de: "Vereinigte Staaten", fr: "États-Unis", it: "Stati Uniti", en: "United States" },
  VCT: {
    de: "St. Vincent und die Grenadinen",
    fr: "Saint-Vincent-et-les-Grenadines",
    it: "Saint Vincent e Grenadine",
    en: "Saint Vincent and the Grenadines",
  },
};
