import {
  findKnownDays,
  formatDate,
  type KnownDays,
  type Locale,
  parseDate,
  parseDay,
  type TimeUnit,
} from "@statelier/model";
import { type AxisSource, type AxisValue, isDate } from "./axis-values.ts";

/** Dates as columns of equal length, with what their labels are written by. */
type Dates = {
  valueAt: (place: number) => string;
  times: Float64Array;
  unit: TimeUnit;
  locale: Locale;
};

/** A place in columns of dates. Its label is written when it is read: nobody reads those of most of many dates. */
class DateValue implements AxisValue {
  private readonly dates: Dates;
  private readonly place: number;

  constructor(dates: Dates, place: number) {
    this.dates = dates;
    this.place = place;
  }

  get value(): string {
    return this.dates.valueAt(this.place);
  }

  get time(): number {
    return this.dates.times[this.place] ?? Number.NaN;
  }

  get label(): string {
    return formatDate(this.time, this.dates.unit, this.dates.locale);
  }
}

/** The time of a date that is written in a unit; NaN for others. */
const timeOf = (value: string, unit: TimeUnit): number => {
  const day = unit === "Day" ? parseDay(value) : Number.NaN;
  if (!Number.isNaN(day)) return day;
  const date = parseDate(value);
  return date?.unit === unit ? date.time : Number.NaN;
};

/** Many dates: their times, and what an axis names, one or all, made when somebody wants it. */
export type DatesInOrder = {
  times: Float64Array;
  dateAt: (place: number) => AxisValue;
  listCategories: () => AxisValue[];
};

type Places = { codes: ArrayLike<number>; valueAt: Dates["valueAt"] };

/** The times of texts of one form that ascend, with their unit; undefined for all others. */
const readTexts = ({ codes, valueAt }: Places): Pick<Dates, "times" | "unit"> | undefined => {
  const start = valueAt(0);
  const { unit } = parseDate(start) ?? {};
  if (unit === undefined) return undefined;
  const times = new Float64Array(codes.length);
  for (let place = 0; place < times.length; place += 1) {
    const value = valueAt(place);
    // Years before Christ are sorted as texts, by their minus sign.
    if (value.length !== start.length || value.startsWith("-")) return undefined;
    const time = timeOf(value, unit);
    if (!(time > (times[place - 1] ?? Number.NEGATIVE_INFINITY))) return undefined;
    times[place] = time;
  }
  return { times, unit };
};

/** The same of days that came as such: they ascend by their codes, and none of their texts is read. */
const pickDays = (
  { times, isInOrder }: KnownDays,
  codes: ArrayLike<number>,
): Float64Array | undefined => {
  if (isInOrder && codes.length === times.length) return times;
  const picked = new Float64Array(codes.length);
  for (let place = 0; place < picked.length; place += 1) {
    const code = codes[place] ?? -1;
    if (place > 0 && !(code > (codes[place - 1] ?? -1))) return undefined;
    picked[place] = times[code] ?? Number.NaN;
  }
  return picked;
};

/** Dates of one form that stand in their order, as in most sources: nothing is looked up or sorted. Undefined for all others. */
export const readDatesInOrder = (
  { component, column, field, input }: AxisSource,
  codes: ArrayLike<number>,
): DatesInOrder | undefined => {
  if (component.kind !== "TemporalDimension" || !isDate(component)) return undefined;
  if (field.sorting?.sortingOrder === "desc" || input.lastValue !== undefined) return undefined;
  const valueAt = (place: number): string => column.values[codes[place] ?? -1] ?? "";
  const known = findKnownDays(column);
  const days = known && pickDays(known, codes);
  const found = days ? { times: days, unit: "Day" as const } : readTexts({ codes, valueAt });
  if (!found) return undefined;
  const { times, unit } = found;
  const dates = { valueAt, times, unit: component.timeUnit ?? unit, locale: input.locale };
  const dateAt = (place: number): AxisValue => new DateValue(dates, place);
  return { times, dateAt, listCategories: () => Array.from(times, (_, place) => dateAt(place)) };
};
