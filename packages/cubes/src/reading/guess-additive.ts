import { type Locale, LOCALES } from "@statelier/model";
import type { Texts } from "../source/texts.ts";

const QUDT_UNIT = "http://qudt.org/vocab/unit/";

/** Units of QUDT whose amounts do not add up, by the names of their IRIs. */
const INTENSIVE_UNIT =
  /(^|-)(PER|PERCENT|PERMILLE|PPM|PPB|PPTH|DEG_C|DEG_F|K|UNITLESS|FRACTION|PA|BAR|M|CentiM|MilliM|YR|PH|DB)(-|$)/;

const words = (...texts: string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(${texts.join("|")})(?!\p{L})`, "iu");

/** Signs and words of units in which something is measured against something else, or on a scale of its own. */
const INTENSIVE_UNITS = [
  /[%‰°/]/,
  words("per|je|pro|par|al|alla|all|ppm|ppb|index|indice|points?|punkte?|punti|mm|cm|pH|dB"),
  words("years?|jahre?|années?|ans|anni|metres?|meter|mètres|metri|millim.*|millimètres|centim.*"),
];

/** Names of means, shares, rates, prices, lengths and the like; German ones end in such a word. */
const INTENSIVE_NAMES: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    words("per|rates?|share|ratio|percent|percentage|proportion|index|indices|mean|average|median"),
    words("density|temperature|prices?|expectancy|probability|concentration|score|intensity|age"),
    words("length|height|depth|body (mass|weight)"),
  ],
  de: [
    words("je|pro|mittel|mittlere[rs]?|durchschnittliche[rs]?"),
    words(String.raw`\p{L}*(quoten?|raten?|anteile?|verhältnis|prozent|index|indizes|mittelwert)`),
    words(String.raw`\p{L}*(durchschnitt|median|dichte|temperatur|preise?|erwartung|gehalt|alter)`),
    words(String.raw`\p{L}*(wahrscheinlichkeit|konzentration|intensität|länge|höhe|tiefe)`),
    words("körper(gewicht|masse|grösse|größe)"),
  ],
  fr: [
    words("taux|parts?|proportion|rapport|pourcentage|pour cent|indices?|moyenn?e?s?|médiane?"),
    words("densité|température|prix|espérance|âge|probabilité|concentration|teneur|intensité"),
    words(
      "masse corporelle|poids corporel|longueur|hauteur|profondeur|par (habitante?|personne|tête|femme|ménage|mille|an)",
    ),
  ],
  it: [
    words(
      "tass[oi]|quot[ae]|proporzione|rapporto|percentuale|per cento|indic[ei]|medi[ao]|mediana",
    ),
    words(
      "densità|temperatura|prezz[oi]|speranza|età|probabilità|concentrazione|contenuto|intensità",
    ),
    words(
      "(massa|peso) corpore[ao]|lunghezza|altezza|profondità|pro capite|per (abitante|persona|donna|famiglia|mille)",
    ),
  ],
};

type Described = {
  /** IRI of the unit. */
  unit: string | undefined;
  /** What the unit is called and how it is written, in every language. */
  unitTexts: Texts;
  /** What the measure is called, in every language. */
  names: Texts;
};

/**
 * Whether the values of a measure of which its cube does not say so add up (D61): counts, money, mass, energy and area
 * do; shares, rates, indices, means, prices, temperatures, lengths, ages and what a body weighs do not. In every language of the source, so that
 * it is the same for all readers.
 */
export const guessAdditive = ({ unit, unitTexts, names }: Described): boolean => {
  const unitName = unit?.startsWith(QUDT_UNIT) ? unit.slice(QUDT_UNIT.length) : "";
  const isIntensive = ({ text, language }: Texts[number]): boolean => {
    const own = LOCALES.filter((locale) => locale === language);
    return (own.length > 0 ? own : LOCALES).some((locale) =>
      INTENSIVE_NAMES[locale].some((name) => name.test(text.normalize("NFC"))),
    );
  };
  return !(
    INTENSIVE_UNIT.test(unitName) ||
    unitTexts.some(({ text }) =>
      INTENSIVE_UNITS.some((unit) => unit.test(text.normalize("NFC"))),
    ) ||
    names.some(isIntensive)
  );
};
