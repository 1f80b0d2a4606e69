import type { TimeUnit } from "@statelier/model";

const LENGTH: Readonly<Record<TimeUnit, number>> = {
  Year: 4,
  Month: 7,
  Week: 10,
  Day: 10,
  Hour: 13,
  Minute: 16,
  Second: 19,
};

/** A moment (milliseconds since 1970) as dates of this unit are written in data, for example `2020-05`. */
export const writeDate = (time: number, timeUnit: TimeUnit): string => {
  const text = new Date(time).toISOString();
  const yearEnd = text.indexOf("-", 1);
  return text.slice(0, yearEnd - 4 + LENGTH[timeUnit]);
};
