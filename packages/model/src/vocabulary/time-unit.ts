/** From coarse to fine. */
export const TIME_UNITS = ["Year", "Month", "Week", "Day", "Hour", "Minute", "Second"] as const;

export type TimeUnit = (typeof TIME_UNITS)[number];

export const isFinerTimeUnit = (unit: TimeUnit, than: TimeUnit): boolean =>
  TIME_UNITS.indexOf(unit) > TIME_UNITS.indexOf(than);
