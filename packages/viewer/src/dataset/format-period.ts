import { formatDate, type Locale, type TimeUnit } from "@statelier/model";

const unitOf = (date: string): TimeUnit =>
  /^-?\d{4}$/.test(date) ? "Year" : /^-?\d{4}-\d{2}$/.test(date) ? "Month" : "Day";

const yearOf = (date: string): string => /^-?\d{4}/.exec(date)?.[0] ?? date;

/** `1955–2005` over several years, else both ends to their own precision. */
export const formatPeriod = (period: { from: string; to: string }, locale: Locale): string => {
  const { from, to } = period;
  if (from === to) return formatDate(from, unitOf(from), locale);
  const years = [yearOf(from), yearOf(to)];
  if (years[0] !== years[1]) return years.join("–");
  return `${formatDate(from, unitOf(from), locale)} – ${formatDate(to, unitOf(to), locale)}`;
};
