import type { TimeUnit } from "../vocabulary/time-unit.ts";

/**
 * A date as it is written in the data. `time` is milliseconds since 1970 of the clock on the wall: an offset
 * in the text is left aside, so that a reader anywhere sees the date that the source wrote (DF1).
 */
export type ParsedDate = { time: number; unit: TimeUnit };

const DATE =
  /^(-?\d{4,6})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2})(?::(\d{2})(?::(\d{2})(?:\.\d+)?)?)?)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const WEEK = /^(\d{4})-?W(\d{2})$/;

const DAY_MS = 86_400_000;

/** Milliseconds since 1970 of a wall clock, also for the years 0 to 99; undefined for a day that does not exist. */
export const dateToTime = (
  year: number,
  [month = 1, day = 1, hour = 0, minute = 0, second = 0]: readonly number[],
): number | undefined => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, 0);
  const exists =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    minute < 60 &&
    second < 60;
  return exists ? date.getTime() : undefined;
};

/** A week is of the year of its Thursday: most years have none of the number 53. */
const parseWeek = (text: string): ParsedDate | undefined => {
  const [, year, week] = WEEK.exec(text) ?? [];
  const fourth = dateToTime(Number(year), [1, 4]) ?? 0;
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  const time = fourth + (7 * (Number(week) - 1) - weekday) * DAY_MS;
  const isOfYear = new Date(time + 3 * DAY_MS).getUTCFullYear() === Number(year);
  return isOfYear ? { time, unit: "Week" } : undefined;
};

const ZERO = 48;

/** The number that some digits of a text write; NaN where others than digits stand there. */
const readDigits = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = 10 * number + digit;
  }
  return number;
};

/** Of a year that is no leap year. */
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** From the first of March of the year 0 on. */
const DAYS_UNTIL_1970 = 719_468;

/**
 * The time of a day as nearly all data write it, `2020-05-17`; NaN for anything else. A long series has hundreds of thousands,
 * and each would cost a pattern and a calendar ten times as much.
 */
export const parseDay = (text: string): number => {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return Number.NaN;
  const year = readDigits(text, 0, 4);
  const month = readDigits(text, 5, 7);
  const day = readDigits(text, 8, 10);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = (DAYS_OF_MONTHS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0);
  if (Number.isNaN(year) || !(day >= 1 && day <= length)) return Number.NaN;
  // Counted from March, so that a leap day is the last one of its year.
  const since = month > 2 ? year : year - 1;
  const days =
    365 * since +
    Math.floor(since / 4) -
    Math.floor(since / 100) +
    Math.floor(since / 400) +
    Math.floor((153 * ((month + 9) % 12) + 2) / 5) +
    day -
    1;
  return (days - DAYS_UNTIL_1970) * DAY_MS;
};

const UNIT_BY_PARTS: readonly TimeUnit[] = ["Year", "Month", "Day", "Hour", "Minute", "Second"];

/** Reads `2020`, `2020-05`, `2020-05-17`, `2020-05-17T13:45:00` and `2020-W20`; undefined for anything else. */
export const parseDate = (text: string): ParsedDate | undefined => {
  const day = parseDay(text);
  if (!Number.isNaN(day)) return { time: day, unit: "Day" };
  const [, year, ...rest] = DATE.exec(text) ?? [];
  if (year === undefined) return parseWeek(text);
  const parts = rest.filter((part) => part !== undefined).map(Number);
  const time = dateToTime(Number(year), parts);
  const unit = UNIT_BY_PARTS[parts.length];
  return time === undefined || unit === undefined ? undefined : { time, unit };
};
