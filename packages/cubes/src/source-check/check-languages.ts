import { LOCALES } from "@statelier/model";

import type { Texts } from "../source/texts.ts";
import type { SourceFinding } from "./source-finding.ts";

/** In which of the four languages things are named; `what` is their plural. */
export const checkLanguages = (what: string, named: readonly Texts[]): SourceFinding[] => {
  if (named.length === 0) return [];
  const shares = LOCALES.map((locale) => {
    const count = named.filter((texts) => texts.some(({ language }) => language === locale)).length;
    return { locale, count };
  });
  const isWhole = shares.every(({ count }) => count === named.length);
  const list = shares.map(({ locale, count }) => `${locale} ${count}`).join(", ");
  if (isWhole)
    return [
      {
        topic: "languages",
        level: "good",
        sentence: `All ${named.length} ${what} have a name in ${LOCALES.join(", ")}.`,
      },
    ];
  return [
    {
      topic: "languages",
      level: "limited",
      sentence: `Of ${named.length} ${what} so many have a name in each language: ${list}.`,
      advice: "Readers see another language where theirs is missing.",
    },
  ];
};
