import type { Locale } from "../locale.ts";

/** A label before what it names; French sets a narrow space before its colon. */
export const joinLabel = (label: string, text: string, locale: Locale): string =>
  `${label}${locale === "fr" ? "\u202f" : ""}: ${text}`;
