import type { TimeUnit } from "@statelier/model";

/** How time is counted in a unit: every start has a whole number, and `place` its number in the unit above. */
type CalendarUnit = {
  toIndex: (time: number) => number;
  toTime: (index: number) => number;
  place: (index: number) => number;
};

const EPOCH_YEAR = 1970;
const DAY_MS = 86_400_000;
/** The last Monday before the epoch. */
const FIRST_MONDAY = -3 * DAY_MS;

const countMonths = (length: number): CalendarUnit => ({
  toIndex: (time) => {
    const date = new Date(time);
    return Math.floor(((date.getUTCFullYear() - EPOCH_YEAR) * 12 + date.getUTCMonth()) / length);
  },
  toTime: (index) => Date.UTC(EPOCH_YEAR, index * length),
  place: (index) => (length === 12 ? index + EPOCH_YEAR : index),
});

const countMilliseconds = (
  length: number,
  {
    start = 0,
    place = (index) => index,
  }: { start?: number; place?: (index: number) => number } = {},
): CalendarUnit => ({
  toIndex: (time) => Math.floor((time - start) / length),
  toTime: (index) => start + index * length,
  place,
});

const UNITS: Record<TimeUnit, CalendarUnit> = {
  Year: countMonths(12),
  Month: countMonths(1),
  Week: countMilliseconds(7 * DAY_MS, { start: FIRST_MONDAY }),
  Day: countMilliseconds(DAY_MS, {
    place: (index) => new Date(index * DAY_MS).getUTCDate() - 1,
  }),
  Hour: countMilliseconds(3_600_000),
  Minute: countMilliseconds(60_000),
  Second: countMilliseconds(1000),
};

/** The start of the next unit after the one that holds a time; times are milliseconds of UTC, of any year. */
export const nextUnit = (time: number, unit: TimeUnit): number => {
  const { toIndex, toTime } = UNITS[unit];
  return toTime(toIndex(time) + 1);
};

/** Starts of a unit from the first to the last time, both included: all, or those whose year, month, day, hour, minute or second `step` divides. */
export const listUnits = (
  unit: TimeUnit,
  [from, to]: readonly [number, number],
  step = 1,
): number[] => {
  const { toIndex, toTime, place } = UNITS[unit];
  const times: number[] = [];
  const last = toIndex(to);
  for (let index = toIndex(from); index <= last; index += 1) {
    const time = toTime(index);
    if (time >= from && place(index) % step === 0) times.push(time);
  }
  return times;
};
