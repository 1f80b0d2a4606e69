import { formatDate, type TimeUnit } from "@statelier/model";
import type { ChartInput } from "../chart-input.ts";
import { calendarSteps } from "../scale/calendar-ticks.ts";
import { type AxisValue, axisTimeUnit } from "./axis-values.ts";
import type { ChartData } from "./chart-data.ts";

/** A calendar is filled where that makes it at most so many times as long. */
const MOST_TIMES = 4;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The steps that the dates keep to: of dates every fourth year each fourth one. */
const keepStride = (steps: readonly number[], times: ReadonlySet<number>): number[] => {
  const places = steps.flatMap((time, index) => (times.has(time) ? [index] : []));
  const stride = places.reduce(greatestDivisor, 0);
  return steps.filter((_, index) => index % Math.max(1, stride) === 0);
};

const isRegular = (times: readonly number[], steps: ReadonlySet<number>): boolean =>
  times.every((time) => steps.has(time));

const makeGap = (time: number, unit: TimeUnit, locale: ChartInput["locale"]): AxisValue => {
  const label = formatDate(time, unit, locale);
  return { value: `gap ${label}`, label, time };
};

/** The steps of the calendar between the first and the last date that no observation names stay as gaps. */
export const fillCalendar = (
  data: ChartData,
  { locale }: Pick<ChartInput, "locale">,
): ChartData => {
  const { category, categories, cells } = data;
  const times = categories.flatMap(({ time }) => time ?? []);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (category?.kind !== "TemporalDimension" || times.length !== categories.length) return data;
  if (times.length < 2) return data;
  const unit = axisTimeUnit(category, categories);
  const every = calendarSteps(unit, [first, last], times.length * MOST_TIMES);
  const steps = keepStride(every, new Set(times));
  if (steps.length <= times.length || !isRegular(times, new Set(steps))) return data;
  if ((times[0] ?? 0) > (times.at(-1) ?? 0)) steps.reverse();
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const places = steps.map((time) => indexOf.get(time));
  const filled = steps.map(
    (time, step) => categories[places[step] ?? -1] ?? makeGap(time, unit, locale),
  );
  return {
    ...data,
    categories: filled,
    gaps: filled.flatMap(({ label }, step) => (places[step] === undefined ? [label] : [])),
    cells: cells.map((row) => places.map((place) => row[place ?? -1])),
  };
};
