import { type EndSteps, roundTicks, widenToRound } from "./round-steps.ts";

export type LinearScale = {
  domain: readonly [number, number];
  range: readonly [number, number];
  toPixel: (value: number) => number;
};

/** Straight from values to pixels; a domain without extent lies in the middle of the range. */
export const makeLinearScale = (
  domain: readonly [number, number],
  range: readonly [number, number],
): LinearScale => {
  const [from, to] = domain;
  const [start, end] = range;
  const extent = to - from;
  return {
    domain,
    range,
    toPixel: (value) =>
      extent === 0 ? (start + end) / 2 : start + ((value - from) / extent) * (end - start),
  };
};

/** From values to pixels along an axis; equal ratios are equal distances where it is logarithmic. */
export const makeAxisScale = (
  { domain, isLog }: { domain: readonly [number, number]; isLog?: boolean | undefined },
  range: readonly [number, number],
): LinearScale => {
  if (!isLog) return makeLinearScale(domain, range);
  const { toPixel } = makeLinearScale([Math.log(domain[0]), Math.log(domain[1])], range);
  return { domain, range, toPixel: (value) => toPixel(Math.log(value)) };
};

/** A domain that has an extent and ends on round numbers; between two ticks where `ends` allows it. */
export const niceDomain = (
  [from, to]: readonly [number, number],
  count: number,
  ends?: EndSteps,
): [number, number] => {
  if (from === to) {
    if (from === 0) return [0, 1];
    return from > 0 ? niceDomain([0, to], count, ends) : niceDomain([from, 0], count, ends);
  }
  return widenToRound(from, to, count, ends);
};

/** Round numbers within the domain, ascending. */
export const valueTicks = ([from, to]: readonly [number, number], count: number): number[] =>
  roundTicks(from, to, count);

const EXACT = 1e-6;

/** Decimals that write every one of evenly spaced ticks exactly. */
export const tickDecimals = (values: readonly number[]): number => {
  const [first = 0, second = first] = values;
  const step = Math.abs(second - first);
  if (step === 0) return 0;
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const written = step * 10 ** decimals;
  return Math.abs(written - Math.round(written)) < EXACT ? decimals : decimals + 1;
};

/** Share of an axis that adding up or converting may be off. */
const ROUNDING = 1e-9;

/** Whether a value lies on the axis. */
export const isInDomain = (domain: readonly [number, number], value: number): boolean => {
  const tolerance = (domain[1] - domain[0]) * ROUNDING;
  return value >= domain[0] - tolerance && value <= domain[1] + tolerance;
};

/** The pixel of a value, or the nearest end of the axis for a value beyond it. */
export const clampToRange = ({ range, toPixel }: LinearScale, value: number): number => {
  const low = Math.min(range[0], range[1]);
  return Math.min(Math.max(toPixel(value), low), Math.max(range[0], range[1]));
};
