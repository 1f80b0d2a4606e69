import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemFrench } from "@orama/stemmers/french";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stemmer as stemItalian } from "@orama/stemmers/italian";
import type { Locale } from "@statelier/model";

const STEMMERS: Record<Locale, (word: string) => string> = {
  de: stemGerman,
  fr: stemFrench,
  it: stemItalian,
  en: stemEnglish,
};

const MIN_STEM = 3;
const MAX_WORD = 40;

/** The stem of a folded word; undefined where there is none that says enough. */
export const stemWord = (word: string, locale: Locale): string | undefined => {
  if (word.length < MIN_STEM || word.length > MAX_WORD || /\p{N}/u.test(word)) return undefined;
  const stem = STEMMERS[locale](word);
  return stem.length < MIN_STEM ? undefined : stem;
};
