import {
  formatDateTick,
  formatFullDate,
  type Locale,
  SHORT_MONTHS,
  TIME_UNITS,
  type TimeUnit,
} from "@statelier/model";
import { listUnits, nextUnit } from "./calendar-unit.ts";

export type CalendarTick = {
  time: number;
  label: string;
  /** Second line, beneath the first tick of its year, month or day. */
  context?: string;
};

const STEPS: Record<TimeUnit, readonly number[]> = {
  Year: [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000],
  Month: [1, 3, 6],
  Week: [1, 2],
  Day: [1, 2],
  Hour: [1, 3, 6, 12],
  Minute: [1, 5, 15, 30],
  Second: [1, 5, 15, 30],
};

type Candidate = { unit: TimeUnit; step: number };

/** From fine to coarse, none finer than the data. */
const CANDIDATES: readonly Candidate[] = TIME_UNITS.toReversed().flatMap((unit) =>
  STEPS[unit].map((step) => ({ unit, step })),
);

/** Approximate lengths, to leave out candidates with far too many ticks. */
const UNIT_MS: Record<TimeUnit, number> = {
  Year: 31_556_952_000,
  Month: 2_629_746_000,
  Week: 604_800_000,
  Day: 86_400_000,
  Hour: 3_600_000,
  Minute: 60_000,
  Second: 1000,
};

/** The last millisecond of the unit that begins at a time. */
export const endOfUnit = (time: number, unit: TimeUnit): number => nextUnit(time, unit) - 1;

/** Every step of a unit from the first to the last time, both included; none where they would be more than `most`. */
export const calendarSteps = (
  unit: TimeUnit,
  domain: readonly [number, number],
  most: number,
): number[] => ((domain[1] - domain[0]) / UNIT_MS[unit] > most ? [] : listUnits(unit, domain));

const tickLabel = (time: number, unit: TimeUnit, locale: Locale): string => {
  const date = new Date(time);
  if (unit === "Month") return SHORT_MONTHS[locale][date.getUTCMonth()] ?? "";
  if (unit === "Day" || unit === "Week") return `${date.getUTCDate()}.`;
  if (unit === "Hour") return `${date.getUTCHours()} h`;
  if (unit === "Minute") return formatFullDate(time, "Minute").slice(-5);
  return formatDateTick(time, locale);
};

const contextLabel = (time: number, unit: TimeUnit, locale: Locale): string => {
  const date = new Date(time);
  if (unit === "Month") return formatFullDate(time, "Year");
  if (unit === "Day" || unit === "Week") {
    return `${SHORT_MONTHS[locale][date.getUTCMonth()] ?? ""} ${formatFullDate(time, "Year")}`;
  }
  return unit === "Year" ? "" : formatFullDate(time, "Day");
};

const yearLabel = (time: number): string => {
  const year = new Date(time).getUTCFullYear();
  return year < 0 ? formatFullDate(time, "Year") : String(year);
};

const labelTimes = (times: readonly number[], unit: TimeUnit, locale: Locale): CalendarTick[] => {
  let previous = "";
  return times.map((time) => {
    const label = unit === "Year" ? yearLabel(time) : tickLabel(time, unit, locale);
    const context = contextLabel(time, unit, locale);
    const isNew = context !== previous;
    previous = context;
    return isNew && context !== "" ? { time, label, context } : { time, label };
  });
};

export type CalendarSpan = {
  domain: readonly [number, number];
  /** The only times that can have a tick, where they are few: those of columns. */
  times?: readonly number[] | undefined;
  unit: TimeUnit;
  locale: Locale;
  maxCount: number;
};

const listTimes = (
  { domain, times, maxCount }: CalendarSpan,
  { unit, step }: Candidate,
): readonly number[] => {
  if (times && times.length <= maxCount) {
    return times.filter((time) => listUnits(unit, [time, time], step).length > 0);
  }
  if ((domain[1] - domain[0]) / (UNIT_MS[unit] * step) > maxCount * 2) return [];
  const steps = listUnits(unit, domain, step);
  if (!times) return steps;
  const known = new Set(times);
  return steps.filter((time) => known.has(time));
};

/**
 * Ticks in calendar units over a span of time: the finest candidate, not finer than `unit`, that `fits`.
 * Undefined where none does.
 */
export const pickCalendarTicks = (
  span: CalendarSpan,
  fits: (ticks: readonly CalendarTick[]) => boolean,
): CalendarTick[] | undefined => {
  const finest = TIME_UNITS.indexOf(span.unit);
  for (const candidate of CANDIDATES) {
    if (TIME_UNITS.indexOf(candidate.unit) > finest) continue;
    const ticks = labelTimes(listTimes(span, candidate), candidate.unit, span.locale);
    if (ticks.length > 0 && ticks.length <= span.maxCount && fits(ticks)) return ticks;
  }
  return undefined;
};
