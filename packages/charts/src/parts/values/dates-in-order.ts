import { formatDate, type Locale, parseDate, parseDay, type TimeUnit } from "@statelier/model";
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

/** Many dates: their times, and what an axis names, made when somebody wants it. */
export type DatesInOrder = { times: Float64Array; listCategories: () => AxisValue[] };

/** Dates of one form that stand in their order, as in most sources: nothing is looked up or sorted. Undefined for all others. */
export const readDatesInOrder = (
  { component, column, field, input }: AxisSource,
  codes: readonly number[],
): DatesInOrder | undefined => {
  if (component.kind !== "TemporalDimension" || !isDate(component)) return undefined;
  if (field.sorting?.sortingOrder === "desc" || input.lastValue !== undefined) return undefined;
  const valueAt = (place: number): string => column.values[codes[place] ?? -1] ?? "";
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
  const dates = { valueAt, times, unit: component.timeUnit ?? unit, locale: input.locale };
  return { times, listCategories: () => codes.map((_, place) => new DateValue(dates, place)) };
};
