import type { Locale } from "../vocabulary/locale.ts";

/** A label before what it names; French sets a narrow space before its colon. */
export const joinLabel = (label: string, text: string, locale: Locale): string =>
  `${label}${locale === "fr" ? "\u202f" : ""}: ${text}`;

/** Items that may have commas of their own; French sets a narrow space before its semicolons. */
export const joinItems = (items: readonly string[], locale: Locale): string =>
  items.join(locale === "fr" ? "\u202f; " : "; ");
