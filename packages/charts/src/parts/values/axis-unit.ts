import type { Translator } from "@statelier/ui/messages";

/** Round numbers and the ends of the axis that they divide. */
export type Ticks = { ends: readonly [number, number]; ticks: readonly number[] };

/** How the numbers of a value axis are written and what its title says. */
export type AxisUnit = {
  /** Values are divided by it before they are written. */
  divisor: number;
  /** The axis is logarithmic. */
  isLog?: true;
  /** Where its round numbers are not those of steps of one length. */
  pickTicks?: (domain: Ticks["ends"], tickCount: number, isFixed: boolean) => Ticks;
  /** Behind a number that stands alone: the scale in words and the unit. */
  words: string;
  /** Written behind the topmost number; empty where the title says it. */
  tickUnit: string;
  title: string;
  /** Of values on marks: four digits of the largest one. */
  valueDecimals: number;
  /** Values on marks have as many at least. */
  leastDecimals?: number;
  /** Behind values on marks, where no axis says it. */
  sign?: string;
};

/** Units as short as these stand behind the topmost tick. */
const SHORT_UNIT = 3;

/** From here on an axis counts in millions and more. */
const LARGE = 1e7;
/** Below this an axis counts in powers of ten. */
const SMALL = 1e-3;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const superscript = (digits: number): string =>
  Array.from(String(digits), (digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");

/** As many make numbers that can be compared. */
export const DIGITS = 4;

/** `toFixed` writes no more. */
export const MOST_DECIMALS = 100;

/** 10 to the power of it is the smallest that a number holds with all of its digits. */
const MOST_POWER = 306;

/** The decimals that make four digits. */
export const decimalsOf = (value: number): number =>
  Math.min(MOST_DECIMALS, Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)))));

type Scale = { divisor: number; word: string; isPower?: true };

/** The magnitude in which numbers up to `largest` are counted: millions from `millions` on. */
export const pickScale = (largest: number, t: Translator, millions = LARGE): Scale | undefined => {
  if (largest >= 1e15) {
    const power = Math.floor(Math.log10(largest) / 3) * 3;
    return { divisor: 10 ** power, word: `10${superscript(power)}`, isPower: true };
  }
  if (largest >= 1e12) return { divisor: 1e12, word: t("chart.scale.trillion") };
  if (largest >= 1e9) return { divisor: 1e9, word: t("chart.scale.billion") };
  if (largest >= millions) return { divisor: 1e6, word: t("chart.scale.million") };
  if (largest >= SMALL || largest === 0) return undefined;
  const power = Math.min(MOST_POWER, Math.ceil(-Math.log10(largest) / 3) * 3);
  return { divisor: 10 ** -power, word: `10⁻${superscript(power)}`, isPower: true };
};

const titleWords = (scale: Scale | undefined, unit: string): string =>
  [scale?.word ?? "", unit].filter(Boolean).join("\u00a0");

/** A magnitude with its unit, as they stand behind a number. */
export const scaleWords = (scale: Scale | undefined, unit: string): string => {
  const words = titleWords(scale, unit);
  return scale?.isPower ? `×\u00a0${words}` : words;
};

/** The unit at the topmost tick where it is short, else in the title; very large and small values in a scale of their own. */
export const deriveAxisUnit = (
  { label, unit, domain }: { label: string; unit: string; domain: readonly [number, number] },
  t: Translator,
): AxisUnit => {
  const largest = Math.max(Math.abs(domain[0]), Math.abs(domain[1]));
  const scale = pickScale(largest, t);
  const divisor = scale?.divisor ?? 1;
  const words = titleWords(scale, unit);
  const isAtTick = scale === undefined && unit.length > 0 && unit.length <= SHORT_UNIT;
  return {
    divisor,
    words: scaleWords(scale, unit),
    tickUnit: isAtTick ? unit : "",
    valueDecimals: largest === 0 ? 0 : decimalsOf(largest / divisor),
    title: isAtTick || words === "" ? label : `${label} (${words})`,
  };
};
