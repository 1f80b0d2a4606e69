export * from "./align-decimals.ts";
export * from "./compare-text.ts";
export * from "./format-date.ts";
export * from "./format-identifier.ts";
export * from "./format-number.ts";
export { LONG_MONTHS, SHORT_MONTHS } from "./month-names.ts";
export * from "./name-value.ts";
export { MINUS, MISSING_NUMBER, NUMBER_SYMBOLS } from "./number-symbols.ts";
export * from "./parse-date.ts";
