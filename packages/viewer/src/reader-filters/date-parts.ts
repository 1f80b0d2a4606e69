/** Whether every date is written as year, month, day, time, or the first of these. */
export const hasDateParts = (dates: readonly string[]): boolean =>
  dates.every((date) => /^\d{4}(?:-\d\d(?:-\d\d(?:[T ][\d:]{2,8})?)?)?$/.test(date));

/** Whether every date is as fine as the others, and a day or a month: those stand on the pages of a calendar. */
export const hasCalendar = (dates: readonly string[]): boolean => {
  const length = dates[0]?.length ?? 0;
  return length > 4 && dates.every((date) => date.length === length);
};

type DatePartName = "year" | "month" | "day" | "time";

/** One part of a date, with what there is to choose under the parts before it. */
export type DatePart = {
  name: DatePartName;
  /** The date up to this part. */
  value: string;
  options: { value: string; label: string }[];
};

const ENDS: readonly [name: DatePartName, end: number][] = [
  ["year", 4],
  ["month", 7],
  ["day", 10],
  ["time", 19],
];

/** The parts of `date`, which is one of the ascending `dates`; only what occurs can be chosen. */
export const listDateParts = (dates: readonly string[], date: string): DatePart[] =>
  ENDS.flatMap(([name, end], index): DatePart[] => {
    const start = ENDS[index - 1]?.[1] ?? 0;
    if (date.length <= start) return [];
    const before = date.slice(0, start);
    const values = dates.flatMap((each) => (each.startsWith(before) ? [each.slice(0, end)] : []));
    const options = [...new Set(values)].map((value) => ({
      value,
      label: value.slice(start === 0 ? 0 : start + 1),
    }));
    return [{ name, value: date.slice(0, end), options }];
  });

/** Of the ascending `dates` that begin with `part` the first that is not before `date` in its other parts, else the last. */
export const pickDatePart = (dates: readonly string[], part: string, date: string): string => {
  const within = dates.filter((each) => each.startsWith(part));
  const wanted = part + date.slice(part.length);
  return within.find((each) => each >= wanted) ?? within.at(-1) ?? date;
};
