import type { Locale } from "../vocabulary/locale.ts";

/** What stands between a number and its unit: a space that does not break; English writes its percent sign at once. */
export const unitGap = (unit: string, locale: Locale): string =>
  unit === "" || (locale === "en" && unit.startsWith("%")) ? "" : "\u00a0";

/** A written number with its unit, which may be empty. Rule NF8. */
export const joinUnit = (number: string, unit: string, locale: Locale): string =>
  `${number}${unitGap(unit, locale)}${unit}`;
