import type { TimeUnit } from "@statelier/model";
import { countUnits } from "../scale/calendar-unit.ts";

/** Weeks have no date of the year before: 52 weeks are as near as it gets. */
const WEEKS_OF_YEAR = 52;

/** The same unit of the calendar one year before. */
export const countYearBefore = (time: number, unit: TimeUnit): number => {
  if (unit === "Week") return countUnits(time, unit) - WEEKS_OF_YEAR;
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  // The 29th of February has no day of the year before.
  const isSameDay = date.getUTCDate() === new Date(time).getUTCDate();
  return isSameDay ? countUnits(date.getTime(), unit) : Number.NaN;
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The distance at which periods follow each other: of data for every fourth year four. */
export const findStride = (units: readonly number[]): number => {
  const sorted = [...new Set(units)].toSorted((a, b) => a - b);
  return sorted.reduce((stride, unit) => greatestDivisor(unit - (sorted[0] ?? 0), stride), 0) || 1;
};
