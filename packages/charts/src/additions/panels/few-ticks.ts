import type { Ticks } from "../../parts/axis/value-axis.ts";
import { toValue } from "../../parts/scale/round-steps.ts";

const STEPS = [1, 2, 2.5, 5];
const FEWEST_INTERVALS = 2;
const MOST_INTERVALS = 3;
const NOISE = 1e-9;

/** Round steps around the size of a part, ascending. */
const listSteps = (part: number): number[] => {
  const power = Math.floor(Math.log10(part));
  return [power, power + 1].flatMap((each) =>
    STEPS.map((step) => (each < 0 ? -(10 ** -each) / step : step * 10 ** each)),
  );
};

/** Two or three round steps from below the lowest to above the highest of what is drawn, with least around it. */
export const fewTicks = ([low, high]: readonly [number, number]): Ticks => {
  const span = high > low ? high - low : 1;
  const candidates = listSteps(span / MOST_INTERVALS).flatMap((increment): Ticks[] => {
    const size = toValue(1, increment);
    const first = Math.floor(low / size + NOISE);
    const last = Math.max(first + FEWEST_INTERVALS, Math.ceil(high / size - NOISE));
    if (last - first > MOST_INTERVALS) return [];
    const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
      toValue(first + index, increment),
    );
    return [{ ticks, ends: [ticks[0] ?? low, ticks.at(-1) ?? high] }];
  });
  const reach = ({ ends }: Ticks): number => ends[1] - ends[0];
  const [best] = candidates.toSorted((a, b) => reach(a) - reach(b));
  return best ?? { ticks: [low, high], ends: [low, high] };
};
