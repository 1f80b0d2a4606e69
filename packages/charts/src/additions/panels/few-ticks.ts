import type { Ticks } from "../../parts/values/axis-unit.ts";
import { toValue } from "../../parts/scale/round-steps.ts";

const STEPS = [1, 2, 2.5, 5];
const FEWEST_INTERVALS = 2;
const FEW_INTERVALS = 3;
const MOST_INTERVALS = 5;
/** Two ticks stand so far apart where there are more than a few. */
const LEAST_STEP = 24;
/** More than a few are worth it where the axis is so much shorter by them. */
const WORTH = 1.1;
const NOISE = 1e-9;

/** Round steps around the size of a part, ascending. */
const listSteps = (part: number): number[] => {
  const power = Math.floor(Math.log10(part));
  return [power, power + 1].flatMap((each) =>
    STEPS.map((step) => (each < 0 ? -(10 ** -each) / step : step * 10 ** each)),
  );
};

/**
 * Two or three round steps from below the lowest to above the highest of what is drawn, with least around it; up to five
 * where there is room for them and they leave less.
 */
export const fewTicks = ([low, high]: readonly [number, number], height: number): Ticks => {
  const span = high > low ? high - low : 1;
  const most = Math.min(MOST_INTERVALS, Math.max(FEW_INTERVALS, Math.floor(height / LEAST_STEP)));
  const candidates = listSteps(span / most).flatMap((increment): Ticks[] => {
    const size = toValue(1, increment);
    const first = Math.floor(low / size + NOISE);
    const last = Math.max(first + FEWEST_INTERVALS, Math.ceil(high / size - NOISE));
    if (last - first > most) return [];
    const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
      toValue(first + index, increment),
    );
    return [{ ticks, ends: [ticks[0] ?? low, ticks.at(-1) ?? high] }];
  });
  const cost = ({ ends, ticks }: Ticks): number =>
    (ends[1] - ends[0]) * (ticks.length > FEW_INTERVALS + 1 ? WORTH : 1);
  const [best] = candidates.toSorted((a, b) => cost(a) - cost(b));
  return best ?? { ticks: [low, high], ends: [low, high] };
};
