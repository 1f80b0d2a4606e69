import type { TimeUnit } from "@statelier/model";
import {
  type CountableTimeInterval,
  utcDay,
  utcHour,
  utcMinute,
  utcMonday,
  utcMonth,
  utcSecond,
  utcYear,
} from "d3-time";

const INTERVALS: Record<TimeUnit, CountableTimeInterval> = {
  Year: utcYear,
  Month: utcMonth,
  Week: utcMonday,
  Day: utcDay,
  Hour: utcHour,
  Minute: utcMinute,
  Second: utcSecond,
};

/** The start of the next unit after the one that holds a time; times are milliseconds of UTC, of any year. */
export const nextUnit = (time: number, unit: TimeUnit): number => {
  const interval = INTERVALS[unit];
  return interval.offset(interval.floor(new Date(time))).getTime();
};

/** Starts of a unit from the first to the last time, both included: all, or those whose year, month, day, hour, minute or second `step` divides. */
export const listUnits = (
  unit: TimeUnit,
  [from, to]: readonly [number, number],
  step = 1,
): number[] => {
  const interval = INTERVALS[unit].every(step) ?? INTERVALS[unit];
  return interval.range(new Date(from), new Date(to + 1)).map((date) => date.getTime());
};
