import type { LocalizedText } from "@statelier/model";

type Region = { value: string; identifier: string; parent?: string; label: LocalizedText };

const region = (value: string, label: LocalizedText): Region => ({
  value,
  identifier: value,
  parent: "world",
  label,
});

/** The world and its six regions by Gapminder, in the order of the numbers that its files use for them. */
export const WORLD_REGIONS: Region[] = [
  region("south_asia", {
    de: "Südasien",
    fr: "Asie du Sud",
    it: "Asia meridionale",
    en: "South Asia",
  }),
  region("europe_central_asia", {
    de: "Europa und Zentralasien",
    fr: "Europe et Asie centrale",
    it: "Europa e Asia centrale",
    en: "Europe and Central Asia",
  }),
  region("sub_saharan_africa", {
    de: "Afrika südlich der Sahara",
    fr: "Afrique subsaharienne",
    it: "Africa subsahariana",
    en: "Sub-Saharan Africa",
  }),
  region("america", { de: "Amerika", fr: "Amérique", it: "America", en: "The Americas" }),
  region("east_asia_pacific", {
    de: "Ostasien und Pazifik",
    fr: "Asie de l’Est et Pacifique",
    it: "Asia orientale e Pacifico",
    en: "East Asia and the Pacific",
  }),
  region("middle_east_north_africa", {
    de: "Naher Osten und Nordafrika",
    fr: "Moyen-Orient et Afrique du Nord",
    it: "Medio Oriente e Nordafrica",
    en: "Middle East and North Africa",
  }),
];

export const WORLD: Region = {
  value: "world",
  identifier: "world",
  label: { de: "Welt", fr: "Monde", it: "Mondo", en: "World" },
};
