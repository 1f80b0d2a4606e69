import {
  type Dimension,
  formatFullDate,
  isFinerTimeUnit,
  parseDate,
  parseTypedDate,
  type TimeUnit,
} from "@statelier/model";
import type { TimeValue } from "@statelier/document";

const WEEK_MS = 7 * 86_400_000;

const TYPED: readonly TimeUnit[] = ["Day", "Month", "Year"];

const PARTS: Partial<Record<TimeUnit, RegExp>> = {
  Year: /^-?\d{4,6}/,
  Month: /^-?\d{4,6}-\d{2}/,
  Day: /^-?\d{4,6}-\d{2}-\d{2}/,
};

/** A date in figures (`05.2013`) or as data write it (`2013-05`), in the second way; undefined for what is none. */
export const readDate = (text: string): string | undefined => {
  const [date = text] = TYPED.flatMap((unit) => parseTypedDate(text, unit) ?? []);
  return parseDate(date) && date;
};

/** A date in either way as the data write it, a finer one as the unit that contains it; undefined for what is none. */
export const readDateOf = (
  { timeUnit = "Day" }: Pick<Dimension, "timeUnit">,
  values: readonly TimeValue[],
  typed: string,
): string | undefined => {
  const text = typed.trim();
  const date = readDate(text);
  const parsed = date === undefined ? undefined : parseDate(date);
  if (date === undefined || !parsed)
    return values.find(({ value }) => formatFullDate(value, timeUnit) === text)?.value;
  if (values.some(({ value }) => value === date)) return date;
  if (timeUnit === "Week") {
    const week = values.find(({ value }) => {
      const start = parseDate(value)?.time ?? Number.NaN;
      return start <= parsed.time && parsed.time < start + WEEK_MS;
    });
    return week && isFinerTimeUnit(parsed.unit, "Month") ? week.value : date;
  }
  return isFinerTimeUnit(parsed.unit, timeUnit) ? (PARTS[timeUnit]?.exec(date)?.[0] ?? date) : date;
};
