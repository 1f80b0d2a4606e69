import type { IMPUTATION_TYPES } from "../schema/fields.ts";

type ImputationType = (typeof IMPUTATION_TYPES)[number];
type Point = { time: number; value: number };

const isMissing = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined || Number.isNaN(value);

const interpolate = (time: number, before: Point | undefined, after: Point | undefined): number => {
  if (!before || !after) return 0;
  const span = after.time - before.time;
  return span === 0
    ? before.value
    : before.value + ((after.value - before.value) * (time - before.time)) / span;
};

/**
 * The values of one series with its gaps filled, one for each time (any unit, ascending). Zeros: 0 (IM2). Linear:
 * on the line between the neighbours that have a value, by time; 0 before the first and after the last (IM3).
 * None: gaps stay (IM4).
 */
export const imputeValues = (
  type: ImputationType,
  times: readonly number[],
  values: readonly (number | null)[],
): (number | null)[] => {
  if (type === "none") return times.map((_, index) => values[index] ?? null);
  if (type === "zeros") return times.map((_, index) => values[index] ?? 0);
  const known = times.flatMap((time, index): Point[] => {
    const value = values[index];
    return isMissing(value) ? [] : [{ time, value }];
  });
  let next = 0;
  return times.map((time, index) => {
    const value = values[index];
    while (next < known.length && (known[next]?.time ?? 0) < time) next += 1;
    return isMissing(value) ? interpolate(time, known[next - 1], known[next]) : value;
  });
};

/** Data are missing where a series has no value at a time at which another one has; only then is a way to fill them offered (IM5). */
export const hasGaps = (series: readonly (readonly (number | null)[])[]): boolean => {
  const length = Math.max(0, ...series.map((values) => values.length));
  return Array.from({ length }, (_, index) => series.map((values) => values[index])).some(
    (values) => values.some(isMissing) && !values.every(isMissing),
  );
};
