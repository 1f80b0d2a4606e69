import { canListYears, type TimeValue } from "@statelier/document";
import type { TimeUnit } from "@statelier/model";
import { readDateOf } from "../params/read-date.ts";

const isMark = (char: string): boolean => /^\D$/.test(char);

/** What a person has typed, with the dots that come by themselves where `sample` has them: a keypad of digits is enough. */
export const completeTyped = (typed: string, before: string, sample: string): string => {
  const isGrown = typed.length === before.length + 1 && typed.startsWith(before);
  if (!isGrown) return typed;
  const last = typed.charAt(before.length);
  // A date as data write it: the dots that came by themselves were none of its.
  if (last === "-") return `${before.replaceAll(".", "")}-`;
  if (isMark(last)) return isMark(before.at(-1) ?? "") ? before : typed;
  const isAsSample = Array.from(typed).every(
    (char, index) => isMark(char) === isMark(sample.charAt(index)),
  );
  const next = sample.charAt(typed.length);
  return isAsSample && isMark(next) ? typed + next : typed;
};

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

/** What can be picked. */
type Dates = { dates: readonly TimeValue[]; timeUnit: TimeUnit };

/** The date among those that can be picked (DP1) that a text stands for, in figures or as data write it (DP3). */
export const readTyped = (text: string, { dates, timeUnit }: Dates): TimeValue | undefined => {
  const date = readDateOf({ timeUnit }, dates, text);
  return dates.find(({ label }) => label === text) ?? dates.find(({ value }) => value === date);
};

/** What a field stands for as it is left: a date, empty for none where that may be; what stood there; or nothing (DP5). */
export const readLeft = (
  text: string,
  { isOptional, ...dates }: Dates & { isOptional: boolean },
): { date: string } | "before" | "unknown" => {
  const found = readTyped(text, dates);
  if (found) return { date: found.value };
  if (text !== "") return "unknown";
  return isOptional ? { date: "" } : "before";
};
