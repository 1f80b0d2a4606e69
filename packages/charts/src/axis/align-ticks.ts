import type { Extent } from "../data/value-extent.ts";
import type { Ticks } from "./value-axis.ts";

const STEPS = [1, 2, 2.5, 5, 10];
const FEWEST = 2;
const TINY = 1e-9;

/** The smallest round step that is not smaller than `least`. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least) + TINY);
  const factor = STEPS.find((step) => step * power >= least * (1 - TINY)) ?? 10;
  return factor * power;
};

const makeTicks = (first: number, count: number, step: number): Ticks => {
  const ticks = Array.from({ length: count + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { ticks, ends: [ticks[0] ?? 0, ticks.at(-1) ?? 1] };
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

/** Steps from the round number under the smallest value. */
const fitFree = ([low, high]: Extent, count: number): Ticks => {
  let step = roundStep((high - low) / count);
  while (Math.floor(low / step + TINY) * step + count * step < high - step * TINY) {
    step = roundStep(step * (1 + 1e-6));
  }
  return makeTicks(Math.floor(low / step + TINY), count, step);
};

const widen = ([low, high]: Extent): Extent => {
  if (low !== high) return [low, high];
  return low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
};

const hasZero = ([low, high]: Extent): boolean => low <= 0 && high >= 0;

const usedShare = ([low, high]: Extent, { ends }: Ticks): number =>
  (high - low) / (ends[1] - ends[0]);

/** Two axes with equally many ticks at the same heights, with one zero line where both have a zero, wasting least. */
export const alignTicks = (
  first: Extent,
  second: Extent,
  mostIntervals: number,
): readonly [Ticks, Ticks] => {
  const domains = [widen(first), widen(second)] as const;
  const share = domains.every(hasZero);
  const needsBelow = share && domains.some(([low]) => low < 0);
  const needsAbove = !share || domains.some(([, high]) => high > 0);
  let best: { ticks: readonly [Ticks, Ticks]; score: number } | undefined;
  const consider = (fit: (domain: Extent) => Ticks): void => {
    const ticks = [fit(domains[0]), fit(domains[1])] as const;
    const score = usedShare(domains[0], ticks[0]) * usedShare(domains[1], ticks[1]);
    if (!best || score > best.score + TINY) best = { ticks, score };
  };
  for (let count = Math.max(FEWEST, mostIntervals); count >= FEWEST; count -= 1) {
    if (!share) consider((domain) => fitFree(domain, count));
    for (let below = needsBelow ? 1 : 0; share && below <= count; below += 1) {
      const above = count - below;
      if ((below > 0 && !needsBelow) || (above === 0 && needsAbove)) break;
      consider((domain) => fitAroundZero(domain, below, above));
    }
  }
  return best?.ticks ?? [makeTicks(0, FEWEST, 1), makeTicks(0, FEWEST, 1)];
};
