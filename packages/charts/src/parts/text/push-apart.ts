/** A label that wants its middle at `center`. */
export type Wanted = { index: number; center: number; height: number };

const BETWEEN = 2;

/** Moves labels as little as it takes for none to overlap, between `top` and `bottom`. */
export const pushApart = (wanted: readonly Wanted[], top: number, bottom: number): Wanted[] => {
  const sorted = wanted.toSorted((a, b) => a.center - b.center).map((label) => ({ ...label }));
  let edge = top;
  for (const label of sorted) {
    label.center = Math.max(label.center, edge + label.height / 2);
    edge = label.center + label.height / 2 + BETWEEN;
  }
  edge = bottom;
  for (const label of sorted.toReversed()) {
    label.center = Math.min(label.center, edge - label.height / 2);
    edge = label.center - label.height / 2 - BETWEEN;
  }
  return sorted;
};
