import type { Locale } from "../vocabulary/locale.ts";
import type { TimeUnit } from "../vocabulary/time-unit.ts";
import { SHORT_MONTHS } from "./month-names.ts";
import { dateToTime, parseDate } from "./parse-date.ts";

/** Shown in place of a date that is missing. */
const MISSING_DATE = "-";

const pad = (value: number): string => String(value).padStart(2, "0");

const padYear = (year: number): string =>
  `${year < 0 ? "\u2212" : ""}${String(Math.abs(year)).padStart(4, "0")}`;

const toTime = (value: string | number): number | undefined =>
  typeof value === "number" ? value : parseDate(value)?.time;

const day = (date: Date): string =>
  `${pad(date.getUTCDate())}.${pad(date.getUTCMonth() + 1)}.${padYear(date.getUTCFullYear())}`;
const minute = (date: Date): string => `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
const shortMonth = (date: Date, locale: Locale): string =>
  SHORT_MONTHS[locale][date.getUTCMonth()] ?? "";

const dayAndMinute = (date: Date): string => `${day(date)} ${minute(date)}`;

/** In figures alone: what pickers accept and tables show. */
const FULL: Readonly<Record<TimeUnit, (date: Date) => string>> = {
  Year: (date) => padYear(date.getUTCFullYear()),
  Month: (date) => `${pad(date.getUTCMonth() + 1)}.${padYear(date.getUTCFullYear())}`,
  Week: day,
  Day: day,
  Hour: dayAndMinute,
  Minute: dayAndMinute,
  Second: (date) => `${dayAndMinute(date)}:${pad(date.getUTCSeconds())}`,
};

const format = (
  value: string | number | null | undefined,
  write: (date: Date) => string,
): string => {
  if (value === null || value === undefined || value === "") return MISSING_DATE;
  const time = toTime(value);
  return time === undefined || !Number.isFinite(time) ? String(value) : write(new Date(time));
};

/**
 * A date of the data (`2020-05`, or milliseconds of the wall clock) to the precision of `timeUnit`, with the
 * month's short name: axes, sliders, tooltips. Text that is no date comes back as it is. Rule DF2.
 */
export const formatDate = (
  value: string | number | null | undefined,
  timeUnit: TimeUnit,
  locale: Locale,
): string =>
  format(value, (date) =>
    timeUnit === "Month"
      ? `${shortMonth(date, locale)} ${padYear(date.getUTCFullYear())}`
      : FULL[timeUnit](date),
  );

/** As `formatDate`, in figures alone (`05.2020`), the same in every language. Rule DF4. */
export const formatFullDate = (
  value: string | number | null | undefined,
  timeUnit: TimeUnit,
): string => format(value, FULL[timeUnit]);

/** When something happened, as precisely as it is known, to the minute at most: `01.03.2024 13:45`, `01.03.2024`, `2024`. Rule DF9. */
export const formatMoment = (date: string): string => {
  const unit = parseDate(date)?.unit ?? "Day";
  return formatFullDate(date, unit === "Second" ? "Minute" : unit);
};

/** The coarsest unit that an instant is aligned to. Rule DF6. */
export const deriveDateUnit = (time: number): Exclude<TimeUnit, "Week"> => {
  const date = new Date(time);
  if (date.getUTCSeconds() !== 0) return "Second";
  if (date.getUTCMinutes() !== 0) return "Minute";
  if (date.getUTCHours() !== 0) return "Hour";
  if (date.getUTCDate() !== 1) return "Day";
  return date.getUTCMonth() === 0 ? "Year" : "Month";
};

const TICKS: Record<ReturnType<typeof deriveDateUnit>, (date: Date, locale: Locale) => string> = {
  Year: (date) => padYear(date.getUTCFullYear()),
  Month: shortMonth,
  Day: (date) => pad(date.getUTCDate()),
  Hour: (date) => `${pad(date.getUTCHours())} h`,
  Minute: minute,
  Second: (date) => `:${pad(date.getUTCSeconds())}`,
};

/** The shortest form in which a tick differs from its neighbours: `2020`, `May`, `17`, `13 h`, `13:45`, `:30`. Rule DF5. */
export const formatDateTick = (value: string | number, locale: Locale): string =>
  format(value, (date) => TICKS[deriveDateUnit(date.getTime())](date, locale));

const TYPED: Partial<Record<TimeUnit, RegExp>> = {
  Year: /^(?<year>\d{4})$/,
  Month: /^(?<month>\d{2})\.(?<year>\d{4})$/,
  Week: /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
  Day: /^(?<day>\d{2})\.(?<month>\d{2})\.(?<year>\d{4})$/,
};

/** The date that a person typed as `formatFullDate` writes it; undefined unless it reads back the same. Rule DF7. */
export const parseTypedDate = (text: string, timeUnit: TimeUnit): string | undefined => {
  const parts = TYPED[timeUnit]?.exec(text)?.groups;
  if (!parts?.["year"]) return undefined;
  const written = [parts["year"], parts["month"], parts["day"]].filter(
    (part) => part !== undefined,
  );
  const time = dateToTime(Number(parts["year"]), written.slice(1).map(Number));
  return time !== undefined && formatFullDate(time, timeUnit) === text
    ? written.join("-")
    : undefined;
};
