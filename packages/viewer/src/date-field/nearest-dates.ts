import { parseDate, parseTypedDate, type TimeUnit } from "@statelier/model";
import type { TimeValue } from "../view-params/list-time-values.ts";

const UNITS: readonly TimeUnit[] = ["Day", "Month", "Year"];

const readTime = (text: string): number | undefined => {
  const [typed = text] = UNITS.flatMap((unit) => parseTypedDate(text, unit) ?? []);
  return parseDate(typed)?.time;
};

/** The last of the ascending dates before what was typed and the first one after it; none for what is no date. */
export const findNearestDates = (text: string, dates: readonly TimeValue[]): TimeValue[] => {
  const time = readTime(text);
  if (time === undefined) return [];
  const timeOf = ({ value }: TimeValue): number => parseDate(value)?.time ?? Number.NaN;
  const before = dates.findLast((date) => timeOf(date) < time);
  const after = dates.find((date) => timeOf(date) >= time);
  return [before, after].filter((date) => date !== undefined);
};
