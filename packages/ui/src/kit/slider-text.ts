import { parseTypedNumber } from "../options/parse-typed-number.ts";

/** The bounds and the step of a number that is set by a slider. */
export type SliderRange = { readonly min: number; readonly max: number; readonly step: number };

/** Bounds and step of a slider where none are given (SL1). */
export const SLIDER_DEFAULTS: SliderRange = { min: 0, max: 1, step: 0.1 };

/** Whether typed text may stand in the number box: digits with at most one decimal mark, or nothing (SL1). */
export const isSliderText = (text: string, { min }: Pick<SliderRange, "min">): boolean =>
  (min < 0 ? /^[-\u2212]?\d*(?:[.,]\d*)?$/ : /^\d*(?:[.,]\d*)?$/).test(text);

/** The number that typed text stands for, within the bounds; null when there is none yet (SL2). */
export const parseSliderText = (
  text: string,
  { min, max }: Pick<SliderRange, "min" | "max">,
): number | null => {
  const value = parseTypedNumber(text);
  return value === undefined ? null : Math.min(max, Math.max(min, value));
};
