const TOKENS: Record<string, string> = {
  YYYY: "(?<year>\\d{4})",
  MM: "(?<month>\\d{2})",
  M: "(?<month>\\d{1,2})",
  DD: "(?<day>\\d{2})",
  D: "(?<day>\\d{1,2})",
};

const ISO = /^(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2})(?:[T ].*)?)?)?$/;

const compilePattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(/YYYY|MM|M|DD|D|[^A-Za-z0-9]/g, (part) => TOKENS[part] ?? `\\${part}`)}$`,
  );

const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
};

const pad = (part: string | undefined) => part?.padStart(2, "0");

/**
 * Rewrites a date as 2020, 2020-01 or 2020-01-31; undefined when the text does not follow the
 * pattern, is no date of the calendar, or lacks the part that is asked for.
 */
export const parseDate = (
  text: string,
  to: "year" | "month" | "day",
  pattern?: string,
): string | undefined => {
  const match = (pattern === undefined ? ISO : compilePattern(pattern)).exec(text);
  const year = match?.groups?.year;
  const month = pad(match?.groups?.month);
  const day = pad(match?.groups?.day);
  if (year === undefined || !isDay(year, month ?? "01", day ?? "01")) return undefined;
  if (to === "year") return year;
  if (month === undefined) return undefined;
  if (to === "month") return `${year}-${month}`;
  return day === undefined ? undefined : `${year}-${month}-${day}`;
};
