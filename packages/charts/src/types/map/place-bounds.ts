import { textWidth } from "../../parts/text/text-width.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { NumericalLook } from "./map-model.ts";

/** A number at a strip of colours, from 0 where that begins to 1. */
type Bound = { label: string; at: number };

/** Between numbers beside one another. */
const NUMBER_SPACE = 4;

const widthOf = ({ label }: Pick<Bound, "label">): number => textWidth(label, TICK_SIZE);

/** The bounds under the edges of fields; of a last class that holds one value, this value where it begins alone. Numbers of a scale without classes stand where they lie on it. */
export const placeBounds = ({ bounds, scale }: NumericalLook): Bound[] => {
  const last = bounds.length - 1;
  const [from = 0, middle = 0, to = 0] = scale.bounds;
  if (!scale.classes && last === 2)
    return bounds.map((label, index) => ({
      label,
      at: index === 1 ? (middle - from) / (to - from) : index / last,
    }));
  const endsInOneValue = bounds[last] === bounds[last - 1];
  return (endsInOneValue ? bounds.slice(0, last) : bounds).map((label, index) => ({
    label,
    // A single class has nothing before it.
    at: (endsInOneValue && last === 1 ? 0.5 : index) / last,
  }));
};

/** The least pixels on which all numbers stand apart in a row; the outermost ones lie within it. */
export const widthOfRow = (bounds: readonly string[]): number => {
  const last = bounds.length - 1;
  const halves = bounds.map(
    (label, index) => widthOf({ label }) / (index === 0 || index === last ? 1 : 2),
  );
  const steps = halves
    .slice(1)
    .map((half, index) => half + (halves[index] ?? 0) + NUMBER_SPACE + 1);
  return Math.ceil(Math.max(0, ...steps) * last);
};

/** Numbers in one row within a strip that begins at 0: as many as stand apart, its ends first. */
export const placeInRow = (
  bounds: readonly Bound[],
  width: number,
): { label: string; x: number }[] => {
  const placed = bounds.map((bound) => {
    const own = widthOf(bound);
    const x = Math.min(Math.max(width * bound.at - own / 2, 0), width - own);
    return { label: bound.label, x, to: x + own };
  });
  const kept: typeof placed = [];
  for (const index of [0, placed.length - 1, ...placed.keys()]) {
    const one = placed[index];
    if (!one || kept.includes(one)) continue;
    const isFree = kept.every(
      ({ x, to }) => one.x > to + NUMBER_SPACE || one.to + NUMBER_SPACE < x,
    );
    if (isFree) kept.push(one);
  }
  return kept;
};

/** What the outermost numbers take beyond a strip, where each stands under its edge. */
export const overhangOf = (bounds: readonly Bound[]): { before: number; after: number } => {
  const [first, last] = [bounds[0], bounds.at(-1)];
  return { before: first ? widthOf(first) / 2 : 0, after: last ? widthOf(last) / 2 : 0 };
};

/** The least pixels of a strip on which every second number may stand lower: apart in either row, and from the lines that lead to the lower one. */
export const widthOfTwoRows = (bounds: readonly Bound[]): number => {
  const needs = bounds.flatMap((one, index) => {
    const [next, second] = [bounds[index + 1], bounds[index + 2]];
    const upper = index % 2 === 0 ? one : next;
    return [
      ...(next && upper ? [(widthOf(upper) / 2 + NUMBER_SPACE) / (next.at - one.at)] : []),
      ...(second
        ? [(widthOf(one) / 2 + widthOf(second) / 2 + NUMBER_SPACE + 1) / (second.at - one.at)]
        : []),
    ];
  });
  return Math.ceil(Math.max(0, ...needs));
};
