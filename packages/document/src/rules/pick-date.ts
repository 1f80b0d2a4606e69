import { formatFullDate, parseTypedDate, type TimeUnit } from "@statelier/model";

/** Units that a date picker knows (DP1). */
export const PICKER_UNITS = ["Day", "Week", "Month", "Year"] as const satisfies readonly TimeUnit[];

/** The other end of a range of time, in the form of the data. */
export type RangeEnd = { from?: string | undefined; to?: string | undefined };

/** Only dates that the dimension has can be picked (DP1), and of a range none beyond its other end (DP2). */
export const canPickDate = (
  date: string,
  values: readonly string[],
  { from, to }: RangeEnd = {},
): boolean =>
  values.includes(date) && (from === undefined || date >= from) && (to === undefined || date <= to);

/** The value that a typed date stands for: it reads back the same, and the dimension has it (DP3). */
export const readPickedDate = (
  text: string,
  { timeUnit, values, range }: { timeUnit: TimeUnit; values: readonly string[]; range?: RangeEnd },
): string | undefined => {
  const typed = parseTypedDate(text, timeUnit);
  if (typed === undefined) return undefined;
  return values.find(
    (value) => formatFullDate(value, timeUnit) === text && canPickDate(value, values, range),
  );
};

const LONGEST_LIST = 100;

/** Years are chosen from a list where first and last are at most 100 apart, else typed (DP4). */
export const canListYears = (first: number, last: number): boolean => last - first <= LONGEST_LIST;

/** The year that was typed; empty only where it may be, else what stood there before (DP5). */
export const readTypedYear = (
  text: string,
  { previous, isOptional }: { previous: string; isOptional: boolean },
): string => {
  if (text === "") return isOptional ? "" : previous;
  return parseTypedDate(text, "Year") ?? previous;
};
