import type { TimeValue } from "@statelier/document";
import type { TimeUnit } from "@statelier/model";
import { readDateOf } from "../params/read-date.ts";

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
