import { FEWEST_CLASSES, USUAL_CLASSES } from "./class-counts.ts";

/** Values are skewed where more than this share of them lies in the lowest or in the highest fifth of their span. */
const MOST_IN_A_FIFTH = 0.8;
const FIFTH = 0.2;

const quantileOf = (sorted: readonly number[], part: number): number => {
  const place = (sorted.length - 1) * part;
  const [below = 0, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place - Math.floor(place));
};

/** Whether each of so many quantile classes holds a value. */
const holdsAll = (sorted: readonly number[], count: number): boolean => {
  const bounds = Array.from({ length: count - 1 }, (_, index) =>
    quantileOf(sorted, (index + 1) / count),
  );
  const countUnder = (bound: number): number => sorted.findIndex((value) => value >= bound);
  const counts = [0, ...bounds.map(countUnder)];
  return counts.slice(1).every((under, index) => under > (counts[index] ?? under));
};

const isSkewed = (sorted: readonly number[]): boolean => {
  const [least = 0, most = least] = [sorted[0], sorted.at(-1)];
  const span = most - least;
  const low = sorted.filter((value) => value - least <= span * FIFTH).length;
  const high = sorted.filter((value) => most - value <= span * FIFTH).length;
  return span > 0 && Math.max(low, high) > sorted.length * MOST_IN_A_FIFTH;
};

/**
 * How many quantile classes tell values apart that a linear scale of colours would show alike; undefined where these
 * are not skewed, or so often the same that classes would be empty (MP12).
 */
export const findSkewedClasses = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b);
  if (!isSkewed(sorted)) return undefined;
  for (let count = USUAL_CLASSES; count >= FEWEST_CLASSES; count -= 1)
    if (holdsAll(sorted, count)) return count;
  return undefined;
};
