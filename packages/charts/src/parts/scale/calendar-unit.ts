import type { TimeUnit } from "@statelier/model";

const DAY_MS = 86_400_000;

/** Units that are all of one length; times are milliseconds of UTC, of any year. */
const LENGTHS: Readonly<Partial<Record<TimeUnit, number>>> = {
  Week: 7 * DAY_MS,
  Day: DAY_MS,
  Hour: DAY_MS / 24,
  Minute: DAY_MS / 1440,
  Second: 1000,
};

/** Weeks begin on Monday: the one before 1970. */
const startOfAll = (unit: TimeUnit): number => (unit === "Week" ? -3 * DAY_MS : 0);

/** How many units of the calendar lie before a time; consecutive for times that follow each other. */
export const countUnits = (time: number, unit: TimeUnit): number => {
  const length = LENGTHS[unit];
  if (length !== undefined) return Math.floor((time - startOfAll(unit)) / length);
  const date = new Date(time);
  const year = date.getUTCFullYear();
  return unit === "Year" ? year : 12 * year + date.getUTCMonth();
};

/** When a unit begins, by how many lie before it. */
const startOfUnit = (count: number, unit: TimeUnit): number => {
  const length = LENGTHS[unit];
  if (length !== undefined) return startOfAll(unit) + count * length;
  return new Date(0).setUTCFullYear(unit === "Year" ? count : 0, unit === "Year" ? 0 : count, 1);
};

/** The start of the next unit after the one that holds a time. */
export const nextUnit = (time: number, unit: TimeUnit): number =>
  startOfUnit(countUnits(time, unit) + 1, unit);

/** Starts of a unit from the first to the last time, both included: all, or those whose year, month, day, hour, minute or second `step` divides. */
export const listUnits = (
  unit: TimeUnit,
  [from, to]: readonly [number, number],
  step = 1,
): number[] => {
  const times: number[] = [];
  // Days are counted in each month anew; a year has whole quarters, a day whole hours.
  const stride = unit === "Day" ? 1 : step;
  const first = Math.ceil(countUnits(from, unit) / stride) * stride;
  for (let count = first, time; (time = startOfUnit(count, unit)) <= to; count += stride) {
    const place = stride < step ? new Date(time).getUTCDate() - 1 : 0;
    if (time >= from && place % step === 0) times.push(time);
  }
  return times;
};
