import type { Measure } from "../vocabulary/component.ts";
import type { Locale } from "../vocabulary/locale.ts";
import { joinUnit } from "./join-unit.ts";
import { MINUS, MISSING_NUMBER, NUMBER_SYMBOLS } from "./number-symbols.ts";

/** What of a measure its numbers' form depends on. */
type NumberTraits = Partial<
  Pick<Measure, "isCurrency" | "isDecimal" | "currencyExponent" | "resolution">
>;

export type NumberFormat = {
  locale: Locale;
  /** Gives currencies and decimals their own form. */
  measure?: NumberTraits | undefined;
  /** At most so many decimals; `auto` is up to 6. Overrides the measure's own form. */
  decimals?: number | "auto" | undefined;
};

const DEFAULT_DECIMALS = 2;
const AUTO_DECIMALS = 6;
const CURRENCY_DECIMALS = 8;
const SCIENTIFIC_ABOVE = 999_999_999;
const SCIENTIFIC_BELOW = 0.0001;
/** From here on `toFixed` itself answers in exponent form. */
const FIXED_LIMIT = 1e21;

const groupThousands = (digits: string, group: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, group);

const trimZeros = (fraction: string, keep: number): string => {
  let end = fraction.length;
  while (end > keep && fraction[end - 1] === "0") end -= 1;
  return fraction.slice(0, end);
};

const joinDigits = (
  { digits, negative, minimum }: { digits: string; negative: boolean; minimum: number },
  locale: Locale,
): string => {
  const { decimal, group } = NUMBER_SYMBOLS[locale];
  const [whole = "0", rest = ""] = digits.split(".");
  const fraction = trimZeros(rest, minimum);
  const isZero = /^0*$/.test(whole + fraction);
  const number = groupThousands(whole, group) + (fraction ? decimal + fraction : "");
  return negative && !isZero ? MINUS + number : number;
};

const formatScientific = (value: number, locale: Locale, digits: number | undefined): string => {
  const [mantissa = "0", exponent = "+0"] = value.toExponential(digits).split("e");
  const short = joinDigits(
    { digits: mantissa.replace("-", ""), negative: value < 0, minimum: 0 },
    locale,
  );
  return `${short}e${exponent.replace("-", MINUS)}`;
};

type FixedRange = { minimum: number; maximum: number };

/** A number with at least and at most so many decimals. */
export const formatFixed = (
  value: number,
  locale: Locale,
  { minimum, maximum }: FixedRange,
): string => {
  const size = Math.abs(value);
  if (size >= FIXED_LIMIT) return formatScientific(value, locale, undefined);
  const digits = size.toFixed(maximum);
  return joinDigits({ digits, negative: value < 0, minimum }, locale);
};

/** A number too small for `decimals` keeps two significant digits instead of reading as 0 (NF5). */
const formatRounded = (value: number, locale: Locale, decimals: number): string => {
  const size = Math.abs(value);
  if (value === 0 || size >= 0.5 * 10 ** -decimals) {
    return formatFixed(value, locale, { minimum: 0, maximum: decimals });
  }
  if (size < SCIENTIFIC_BELOW) return formatScientific(value, locale, 1);
  const maximum = 1 - Math.floor(Math.log10(size));
  return formatFixed(value, locale, { minimum: 0, maximum });
};

const formatDecimal = (value: number, locale: Locale, resolution: number | undefined): string => {
  const size = Math.abs(value);
  if (size > SCIENTIFIC_ABOVE || (value !== 0 && size < SCIENTIFIC_BELOW)) {
    return formatScientific(value, locale, resolution);
  }
  return joinDigits({ digits: String(size), negative: value < 0, minimum: 0 }, locale);
};

/** A number as a reader of `locale` writes it; a missing one is an en dash. Rules NF1 to NF6. */
export const formatNumber = (value: number | null | undefined, format: NumberFormat): string => {
  const { locale, measure, decimals } = format;
  if (value === null || value === undefined || Number.isNaN(value)) return MISSING_NUMBER;
  if (!Number.isFinite(value)) return value < 0 ? `${MINUS}∞` : "∞";
  if (decimals !== undefined) {
    return formatRounded(value, locale, decimals === "auto" ? AUTO_DECIMALS : decimals);
  }
  if (measure?.isCurrency) {
    const minimum = measure.resolution ?? measure.currencyExponent ?? DEFAULT_DECIMALS;
    return formatFixed(value, locale, { minimum, maximum: Math.max(minimum, CURRENCY_DECIMALS) });
  }
  if (measure?.isDecimal) return formatDecimal(value, locale, measure.resolution);
  return formatRounded(value, locale, DEFAULT_DECIMALS);
};

/** A number with its unit behind it; a missing one is `-` alone. */
export const formatQuantity = (
  value: number | null | undefined,
  { unit, ...format }: NumberFormat & { unit?: string | undefined },
): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return "-";
  const number = formatNumber(value, format);
  return joinUnit(number, unit ?? "", format.locale);
};
