import { type Component, formatDate, type TimeUnit } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { calendarSteps } from "../scale/calendar-ticks.ts";
import { axisTimeUnit, type Names } from "./axis-values.ts";
import type { ChartData } from "./chart-data.ts";
import type { DatesInOrder } from "./dates-in-order.ts";
import { areEven, findCalendar, greatestDivisor, listGaps, MOST_TIMES } from "./fill-calendar.ts";

type Dated = Omit<ChartData, "cells"> & {
  /** Of the categories, where they are dates that stand in their order. */
  times?: DatesInOrder["times"] | undefined;
  dateAt?: DatesInOrder["dateAt"] | undefined;
  isEven?: boolean | undefined;
};

/** The steps of a calendar that dates in their order leave out; none where they name them all or keep to no calendar. */
const listLeftOut = (times: Float64Array, unit: TimeUnit): number[] => {
  const ends = [times[0] ?? 0, times.at(-1) ?? 0] as const;
  const steps = calendarSteps(unit, ends, times.length * MOST_TIMES);
  let [found, stride] = [0, 0];
  for (let at = 0; at < steps.length; at += 1) {
    if (steps[at] !== times[found]) continue;
    found += 1;
    if (stride !== 1) stride = greatestDivisor(at, stride);
  }
  if (found < times.length || stride === 0) return [];
  const leftOut: number[] = [];
  found = 0;
  for (let at = 0; at < steps.length; at += stride) {
    const step = steps[at] ?? 0;
    if (step === times[found]) found += 1;
    else leftOut.push(step);
  }
  return leftOut;
};

/** The same by their names, which are written when somebody reads them: a note names a few of them. */
const nameLeftOut = (
  { times, dateAt }: Pick<DatesInOrder, "times" | "dateAt">,
  category: Component,
  { locale }: Pick<ChartInput, "locale">,
): Names | undefined => {
  if (areEven(times)) return undefined;
  const unit = axisTimeUnit(category, { categories: [dateAt(0)] });
  const leftOut = listLeftOut(times, unit);
  return {
    length: leftOut.length,
    slice: (start, end) => leftOut.slice(start, end).map((time) => formatDate(time, unit, locale)),
  };
};

const findGaps = (data: Dated, input: Pick<ChartInput, "locale">): Names | undefined => {
  const { category, times, dateAt } = data;
  if (data.isEven) return undefined;
  if (category && times && dateAt) return nameLeftOut({ times, dateAt }, category, input);
  const calendar = findCalendar(data, input);
  return calendar && listGaps(calendar);
};

/** Names the steps of the calendar that no observation names, where lines run on through them. */
export const nameGaps = <Data extends Dated>(
  data: Data,
  input: Pick<ChartInput, "locale">,
): Data => {
  const gaps = findGaps(data, input);
  return gaps && gaps.length > 0 ? { ...data, gaps, joinsGaps: true } : data;
};
