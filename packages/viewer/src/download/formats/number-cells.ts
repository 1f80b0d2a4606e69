import type { Axis } from "./plan-axes.ts";

/** Where each row of a file stands in its cube, from 0; rows that share a place get one more dimension. */
export type NumberedRows = {
  /** In the order of the download's rows. */
  places: Float64Array<ArrayBuffer>;
  /** Of the cube without its measures. */
  cellCount: number;
  /** How many rows share a place at most: the size of that dimension, 1 where it is not needed. */
  repeats: number;
};

/** Counts how often each place has come before; undefined where no place comes twice. */
const countRepeats = (places: Float64Array): Int32Array | undefined => {
  const sorted = places.toSorted();
  if (!sorted.some((place, index) => index > 0 && place === sorted[index - 1])) return undefined;
  const seen = new Map<number, number>();
  return Int32Array.from(places, (place) => {
    const count = seen.get(place) ?? 0;
    seen.set(place, count + 1);
    return count;
  });
};

/** Numbers the rows in row-major order. */
export const numberCells = (axes: readonly Axis[], rows: Int32Array): NumberedRows => {
  const places = new Float64Array(rows.length);
  for (const { categories, positionOf } of axes) {
    const size = categories.length;
    for (const [index, row] of rows.entries())
      places[index] = (places[index] ?? 0) * size + positionOf(row);
  }
  const cellCount = axes.reduce((product, { categories }) => product * categories.length, 1);
  const counts = countRepeats(places);
  if (!counts) return { places, cellCount, repeats: 1 };
  const repeats = counts.reduce((most, count) => Math.max(most, count), 0) + 1;
  return {
    places: places.map((place, index) => place * repeats + (counts[index] ?? 0)),
    cellCount: cellCount * repeats,
    repeats,
  };
};
