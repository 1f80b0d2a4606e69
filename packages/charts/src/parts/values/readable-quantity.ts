import { formatNumber, joinUnit } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { decimalsOf, DIGITS, MOST_DECIMALS, pickScale, scaleWords } from "./axis-unit.ts";
import { formatMeasure, type ShownMeasure } from "./measure-text.ts";

/** The language in which numbers are read. */
export type Words = Pick<ChartInput, "locale" | "t">;

type Quantity = { number: string; unit: string };

const MILLION = 1e6;
/** Smaller numbers are counted in powers of ten. */
const SMALL = 1e-4;

/** Words of units that count already: 1000, thousands or millions, but not behind the "per" of what they are divided by. */
const COUNTED =
  /(?<!(p[ae]r|je|pro) )\b(1|tsd|tausend|thousand|migliai|[bm]il+i[oae]|(mi[oal]|bio|mille|mila|m[lr][nd]|[bm]n)\b)/i;

/** Without the decimals that nobody compares; whole numbers stay whole, money keeps its cents. */
const roundBySize = (value: number, { measure }: ShownMeasure): number => {
  if (Number.isInteger(value)) return value;
  const cents = measure?.isCurrency ? (measure.resolution ?? measure.currencyExponent ?? 2) : 0;
  const decimals = Math.max(cents, decimalsOf(value));
  return Number(decimals < MOST_DECIMALS ? value.toFixed(decimals) : value.toPrecision(DIGITS));
};

/**
 * A number as it is read away from the others: from a million on in its own magnitude with four digits (D72), below with
 * decimals by its size. Tables and files have all digits.
 */
export const readableQuantity = (
  value: number,
  shown: ShownMeasure,
  { locale, t }: Words,
): Quantity => {
  const size = Math.abs(value);
  const isOdd = size >= MILLION || (size > 0 && size < SMALL);
  if (!isOdd || COUNTED.test(shown.unit))
    return { number: formatMeasure(roundBySize(value, shown), shown, locale), unit: shown.unit };
  const rounded = Number(value.toPrecision(DIGITS));
  const scale = pickScale(Math.abs(rounded), t, MILLION);
  const scaled = rounded / (scale?.divisor ?? 1);
  return {
    number: formatNumber(scaled, { locale, decimals: decimalsOf(scaled) }),
    unit: scaleWords(scale, shown.unit),
  };
};

/** Such a number with its unit. */
export const readableText = (value: number, shown: ShownMeasure, words: Words): string => {
  const { number, unit } = readableQuantity(value, shown, words);
  return joinUnit(number, unit, words.locale);
};
