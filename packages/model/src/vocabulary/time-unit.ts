/** From coarse to fine. */
export const TIME_UNITS = ["Year", "Month", "Week", "Day", "Hour", "Minute", "Second"] as const;

/** One of `TIME_UNITS`: how far apart the values of a dimension of time lie. */
export type TimeUnit = (typeof TIME_UNITS)[number];

/** False where both are the same. */
export const isFinerTimeUnit = (unit: TimeUnit, than: TimeUnit): boolean =>
  TIME_UNITS.indexOf(unit) > TIME_UNITS.indexOf(than);
