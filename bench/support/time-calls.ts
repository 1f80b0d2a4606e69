export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  if (upper === undefined || lower === undefined) throw new Error("No values to take a median of.");
  return (upper + lower) / 2;
};

/** Milliseconds of each of `times` calls, one after the other, after `warmUp` calls that do not count. */
export const timeCalls = async (
  call: () => Promise<unknown>,
  { times, warmUp }: { times: number; warmUp: number },
): Promise<number[]> => {
  const samples: number[] = [];
  for (let at = -warmUp; at < times; at += 1) {
    const start = performance.now();
    // Calls at the same time would measure each other.
    await call();
    if (at >= 0) samples.push(performance.now() - start);
  }
  return samples;
};
