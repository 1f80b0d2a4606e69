import type { Extent } from "../values/value-extent.ts";
import { type Increment, toIndex, toValue } from "../scale/round-steps.ts";
import type { Ticks } from "../values/axis-unit.ts";

const STEPS = [1, 2, 2.5, 5, 10];
const FEWEST = 2;
const TINY = 1e-9;

/** The smallest round step that is not smaller than `least`. */
const roundStep = (least: number): Increment => {
  const power = Math.floor(Math.log10(least) + TINY);
  const share = least / 10 ** power;
  const factor = STEPS.find((step) => step >= share * (1 - TINY)) ?? 10;
  return power < 0 ? -(10 ** -power) / factor : 10 ** power * factor;
};

/** Steps that an axis runs on before its first and after its last tick: none, or half a one. */
type Margins = { below: number; above: number };

const NO_MARGINS: Margins = { below: 0, above: 0 };
const MARGINS: readonly Margins[] = [0, 0.5].flatMap((below) =>
  [0, 0.5].map((above) => ({ below, above })),
);

const makeTicks = (
  first: number,
  count: number,
  step: Increment,
  { below, above } = NO_MARGINS,
): Ticks => {
  const at = (index: number): number => toValue(index, step);
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => at(first + index)),
    ends: [at(first - below), at(first + count + above)],
  };
};

/** Steps from zero in both directions. */
const fitAroundZero = ([low, high]: Extent, below: number, above: number): Ticks => {
  const least = Math.max(
    above > 0 ? high / above : 0,
    below > 0 ? -low / below : 0,
    Number.MIN_VALUE * 1e15,
  );
  return makeTicks(-below, below + above, roundStep(least));
};

/** Steps from the round number at the smallest value, or half a step above it. */
const fitFree = ([low, high]: Extent, count: number, margins: Margins): Ticks => {
  const { below, above } = margins;
  const firstOf = (step: Increment): number => Math.floor(toIndex(low, step) + below + TINY);
  let step = roundStep((high - low) / (below + count + above));
  while (firstOf(step) + count + above < toIndex(high, step) - TINY) {
    step = roundStep(toValue(1, step) * (1 + 1e-6));
  }
  return makeTicks(firstOf(step), count, step, margins);
};

const widen = ([low, high]: Extent): Extent => {
  if (low !== high) return [low, high];
  return low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
};

const hasZero = ([low, high]: Extent): boolean => low <= 0 && high >= 0;

const usedShare = ([low, high]: Extent, { ends }: Ticks): number =>
  (high - low) / (ends[1] - ends[0]);

/**
 * Two axes with equally many ticks at the same heights, with one zero line where both have a zero, wasting least. Where
 * one of them is that of columns, it ends at zero unless a value lies below.
 */
export const alignTicks = (
  first: Extent,
  second: Extent,
  mostIntervals: number,
  columns?: 0 | 1,
): readonly [Ticks, Ticks] => {
  const domains = [widen(first), widen(second)] as const;
  const standsOnZero = columns !== undefined && domains[columns][0] === 0;
  const share = domains.every(hasZero) && !(standsOnZero && domains.some(([low]) => low < 0));
  const needsBelow = share && domains.some(([low]) => low < 0);
  const needsAbove = !share || domains.some(([, high]) => high > 0);
  let best: { ticks: readonly [Ticks, Ticks]; score: number } | undefined;
  const consider = (fit: (domain: Extent) => Ticks): void => {
    const ticks = [fit(domains[0]), fit(domains[1])] as const;
    const score = usedShare(domains[0], ticks[0]) * usedShare(domains[1], ticks[1]);
    if (!best || score > best.score + TINY) best = { ticks, score };
  };
  for (let count = Math.max(FEWEST, mostIntervals); count >= FEWEST; count -= 1) {
    for (const margins of share ? [] : MARGINS.filter(({ below }) => below === 0 || !standsOnZero))
      consider((domain) => fitFree(domain, count, margins));
    for (let below = needsBelow ? 1 : 0; share && below <= count; below += 1) {
      const above = count - below;
      if ((below > 0 && !needsBelow) || (above === 0 && needsAbove)) break;
      consider((domain) => fitAroundZero(domain, below, above));
    }
  }
  return best?.ticks ?? [makeTicks(0, FEWEST, 1), makeTicks(0, FEWEST, 1)];
};
