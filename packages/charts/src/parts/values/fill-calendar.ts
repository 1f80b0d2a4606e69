import { formatDate, kindTraits, type TimeUnit } from "@statelier/model";
import { extent } from "d3-array";
import type { ChartInput } from "../../scene/chart-input.ts";
import { calendarSteps } from "../scale/calendar-ticks.ts";
import { type AxisValue, axisTimeUnit } from "./axis-values.ts";
import type { ChartData } from "./chart-data.ts";

/** A calendar is filled where that makes it at most so many times as long. */
export const MOST_TIMES = 4;

export const greatestDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestDivisor(b, a % b);

/** The steps that the dates keep to: of dates every fourth year each fourth one. */
const keepStride = (steps: readonly number[], times: ReadonlySet<number>): number[] => {
  const places = steps.flatMap((time, index) => (times.has(time) ? [index] : []));
  const stride = places.reduce(greatestDivisor, 0);
  return steps.filter((_, index) => index % Math.max(1, stride) === 0);
};

/** Steps of a calendar are looked for in so many times as many. */
const LONGEST_STRIDE = 100;

/** Whether dates follow one another in equal steps, so that the others follow from some of them. */
export const isUnbroken = (times: readonly number[], unit: TimeUnit): boolean => {
  const [first = 0, last = 0] = extent(times);
  const steps = calendarSteps(unit, [first, last], times.length * LONGEST_STRIDE);
  return keepStride(steps, new Set(times)).length === times.length;
};

const isRegular = (times: readonly number[], steps: ReadonlySet<number>): boolean =>
  times.every((time) => steps.has(time));

const makeGap = (time: number, unit: TimeUnit, locale: ChartInput["locale"]): AxisValue => {
  const label = formatDate(time, unit, locale);
  return { value: `gap ${label}`, label, time, isGap: true };
};

/** Dates at one distance from one another: between them no step is missing, whatever calendar they keep to. */
export const areEven = (times: Float64Array): boolean => {
  const [first = Number.NaN, second = Number.NaN] = times;
  for (let at = 1; at < times.length; at += 1)
    if ((times[at] ?? 0) - (times[at - 1] ?? 0) !== second - first) return false;
  return true;
};

type Calendar = {
  categories: readonly AxisValue[];
  /** Where each category stood before; undefined for those that no observation names. */
  places: readonly (number | undefined)[];
};

/** Every step of the calendar between the first and the last date; undefined where the dates name them all or keep to none. */
export const findCalendar = (
  { category, categories }: Pick<ChartData, "category" | "categories">,
  { locale }: Pick<ChartInput, "locale">,
): Calendar | undefined => {
  if (!category || !kindTraits(category).isTemporal) return undefined;
  if (areEven(Float64Array.from(categories, ({ time = Number.NaN }) => time))) return undefined;
  const times = categories.flatMap(({ time }) => time ?? []);
  if (times.length < Math.max(2, categories.length)) return undefined;
  const [first = 0, last = 0] = extent(times);
  const unit = axisTimeUnit(category, { categories });
  const every = calendarSteps(unit, [first, last], times.length * MOST_TIMES);
  const steps = keepStride(every, new Set(times));
  if (steps.length <= times.length || !isRegular(times, new Set(steps))) return undefined;
  if ((times[0] ?? 0) > (times.at(-1) ?? 0)) steps.reverse();
  const indexOf = new Map(times.map((time, index) => [time, index]));
  const places = steps.map((time) => indexOf.get(time));
  return {
    places,
    categories: steps.map(
      (time, step) => categories[places[step] ?? -1] ?? makeGap(time, unit, locale),
    ),
  };
};

/** The names of the steps that no observation names. */
export const listGaps = ({ categories }: Calendar): string[] =>
  categories.flatMap(({ label, isGap }) => (isGap ? [label] : []));

/** The steps of the calendar that no observation names stay as gaps between the bands. */
export const fillCalendar = (data: ChartData, input: Pick<ChartInput, "locale">): ChartData => {
  const calendar = findCalendar(data, input);
  if (!calendar) return data;
  return {
    ...data,
    categories: calendar.categories,
    gaps: listGaps(calendar),
    cells: data.cells.map((row) => calendar.places.map((place) => row[place ?? -1])),
  };
};
