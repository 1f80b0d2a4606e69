export type Imputation = "none" | "zeros" | "linear";

type Known = { position: number; value: number };

const findKnown = (
  values: readonly (number | undefined)[],
  positions: readonly number[],
  indexes: Iterable<number>,
): Known | undefined => {
  for (const index of indexes) {
    const value = values[index];
    if (value !== undefined) return { value, position: positions[index] ?? index };
  }
  return undefined;
};

function* downFrom(index: number): Generator<number> {
  for (let at = index; at >= 0; at -= 1) yield at;
}

function* upFrom(index: number, count: number): Generator<number> {
  for (let at = index; at < count; at += 1) yield at;
}

const between = (before: Known | undefined, after: Known | undefined, position: number): number => {
  if (!before || !after) return 0;
  const share = (position - before.position) / (after.position - before.position);
  return before.value + share * (after.value - before.value);
};

/**
 * One series with its gaps filled: with zeros, or in proportion to time between the nearest values that are there
 * and with zeros before the first and after the last. `positions` ascend, one for each value.
 */
export const imputeValues = (
  values: readonly (number | undefined)[],
  positions: readonly number[],
  imputation: Imputation,
): (number | undefined)[] =>
  values.map((value, index) => {
    if (value !== undefined || imputation === "none") return value;
    if (imputation === "zeros") return 0;
    const before = findKnown(values, positions, downFrom(index));
    const after = findKnown(values, positions, upFrom(index, values.length));
    return between(before, after, positions[index] ?? index);
  });
