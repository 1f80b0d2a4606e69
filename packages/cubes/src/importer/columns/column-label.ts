import type { Locale } from "@statelier/model";

import type { Column } from "../descriptor/descriptor.ts";
import { type Text, textEntries } from "../descriptor/text.ts";

const DISTANCE: Record<Locale, { words: string; stem: string }> = {
  de: { words: "Abstand vom Messwert", stem: "abstand" },
  fr: { words: "distance à la valeur mesurée", stem: "distance" },
  it: { words: "distanza dal valore misurato", stem: "distanza" },
  en: { words: "distance from the measured value", stem: "distance" },
};

const sayDistance = (label: string, locale: Locale): string => {
  const { words, stem } = DISTANCE[locale];
  return label.toLowerCase().includes(stem) ? label : `${label} (${words})`;
};

/** A column's label; that of a confidence bound says in each language that it is a distance. */
export const deriveColumnLabel = ({ label, ...column }: Column): Text => {
  if (column.role !== "uncertainty" || column.kind === "standard-error") return label;
  const texts = textEntries(label).map(([locale, words]) =>
    locale === "" ? sayDistance(words, "en") : ([locale, sayDistance(words, locale)] as const),
  );
  const [first] = texts;
  return typeof first === "string"
    ? first
    : Object.fromEntries(texts.filter((entry) => typeof entry !== "string"));
};
