import type { Locale } from "../vocabulary/locale.ts";

export type NumberSymbols = { decimal: string; group: string };

const point: NumberSymbols = { decimal: ".", group: "\u2019" };

/** The fixed table of number symbols (NF1): the same on server and client, whatever the host knows of languages. */
export const NUMBER_SYMBOLS: Readonly<Record<Locale, NumberSymbols>> = {
  de: point,
  fr: { decimal: ",", group: "\u202f" },
  it: point,
  en: point,
};

export const MINUS = "\u2212";

/** Shown in place of a number that is missing. */
export const MISSING_NUMBER = "\u2013";
