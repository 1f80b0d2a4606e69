import { tickIncrement, ticks } from "d3-array";

/** With fewer, a step may be longer than the span. */
const LEAST_COUNT = 2;

/** About `count` multiples of 1, 2 or 5 times a power of ten between two values, ascending. */
export const roundTicks = (from: number, to: number, count: number): number[] =>
  ticks(from, to, Math.max(LEAST_COUNT, count));

/**
 * A round step as d3 writes it: where negative what divides 1, so that 0.1 counted thrice is 0.3 and not
 * 0.30000000000000004.
 */
export type Increment = number;

const NOISE = 1e-12;

/** A multiple of the step has a whole number, whatever the last digits of the division say. */
export const toIndex = (value: number, step: Increment): number => {
  const index = step < 0 ? value * -step : value / step;
  const whole = Math.round(index);
  return Math.abs(index - whole) <= NOISE * Math.abs(whole) ? whole : index;
};

export const toValue = (index: number, step: Increment): number =>
  step < 0 ? index / -step : index * step;

const MOST_ROUNDS = 10;

/** Where an axis may end between two of its ticks. */
export type EndSteps = {
  /** Of a step, wherever it ends. */
  parts?: number | undefined;
  /** At half a step that is a round number itself. */
  halves?: boolean | undefined;
};

/** Half steps end a span that has no zero in it: it has no baseline that must be a tick, and room is dear. */
const sharesOf = (from: number, to: number): number => (from > 0 || to < 0 ? 2 : 1);

const ROUND_HALF = new Set([1, 2]);

/** Whether half of a step is as round as the step: of 1 and 2, not of 5. */
const hasRoundHalf = (step: Increment): boolean => {
  const size = Math.abs(toValue(1, step));
  return ROUND_HALF.has(Math.round(size / 10 ** Math.floor(Math.log10(size) + NOISE)));
};

/**
 * The span widened until both ends are multiples of its own round step, or of half of it where zero lies outside or
 * where the half is round, too.
 */
export const widenToRound = (
  from: number,
  to: number,
  count: number,
  { parts = sharesOf(from, to), halves = false }: EndSteps = {},
): [number, number] => {
  let [low, high] = [from, to];
  let known: Increment | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = tickIncrement(low, high, Math.max(LEAST_COUNT, count));
    if (step === known || !Number.isFinite(step)) break;
    const own = halves && hasRoundHalf(step) ? 2 : parts;
    const end = step < 0 ? step * own : step / own;
    low = toValue(Math.floor(toIndex(low, end)), end);
    high = toValue(Math.ceil(toIndex(high, end)), end);
    known = step;
  }
  return [low, high];
};
