import type { UiLocale } from "../i18n/locale.ts";
import { de } from "./de.ts";
import { en, type SearchWords } from "./en.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";

/** What settings have to do with, as far as people look for them by other words than their names. */
export type SearchTopic = keyof SearchWords;

/** The words of each language. */
export const SEARCH_WORDS: Readonly<Record<UiLocale, SearchWords>> = { de, en, fr, it };
