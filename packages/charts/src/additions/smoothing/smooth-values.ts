/**
 * The mean of so many steps around each position: the step itself and half of the others on either side; at the ends of
 * the series of as many as there are. Positions count in steps, ascending; what is missing is left out.
 */
export const smoothValues = (
  values: readonly number[],
  positions: readonly number[],
  span: number,
): number[] => {
  const half = Math.floor(span / 2);
  let [from, to, total] = [0, 0, 0];
  return positions.map((position) => {
    while (to < values.length && (positions[to] ?? 0) <= position + half) {
      total += values[to] ?? 0;
      to += 1;
    }
    while ((positions[from] ?? 0) < position - half) {
      total -= values[from] ?? 0;
      from += 1;
    }
    return total / (to - from);
  });
};
