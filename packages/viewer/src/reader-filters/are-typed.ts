import { canListYears, type TimeValue } from "@statelier/document";
import type { TimeUnit } from "@statelier/model";

/** Above this many dates a list is no help; names have no other way. */
const LONGEST_LIST = 300;

/** Whether dates, ascending, are typed: a list of them is no help. */
export const areTyped = (
  dates: readonly Pick<TimeValue, "value">[],
  timeUnit: TimeUnit = "Day",
): boolean => {
  const [first, last] = [dates[0], dates.at(-1)].map((date) => Number(date?.value));
  return (
    dates.length > LONGEST_LIST || (timeUnit === "Year" && !canListYears(first ?? 0, last ?? 0))
  );
};
