import type { Locale } from "@statelier/model";

/** As dates are written in Switzerland; English has no Swiss form of its own. */
const LANGUAGES: Readonly<Record<Locale, string>> = {
  de: "de-CH",
  fr: "fr-CH",
  it: "it-CH",
  en: "en-GB",
};

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

const timeOf = (date: string): number => Date.parse(date.length > 7 ? date : `${date}-01`);

/** The names of dates, in full: a calendar is drawn in browsers alone, so that nothing is compared with what a server wrote. */
export const nameDates = (locale: Locale) => {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(LANGUAGES[locale], { timeZone: "UTC", ...options });
    return (time: number) => format.format(time);
  };
  const month = write({ month: "long" });
  const [shortDay, longDay] = [write({ weekday: "short" }), write({ weekday: "long" })];
  const shortMonth = write({ month: "short" });
  const page = write({ month: "long", year: "numeric" });
  const full = write({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const week = Array.from({ length: 7 }, (_, index) => MONDAY + index * DAY);
  return {
    months: Array.from({ length: 12 }, (_, index) => month(Date.UTC(2024, index, 1))),
    weekdays: week.map((time) => ({
      short: shortDay(time).replace(/\.$/, ""),
      long: longDay(time),
    })),
    /** What a page is called: a month, or the year of months. */
    page: (date: string) => (date.length > 7 ? page(timeOf(date)) : date.slice(0, 4)),
    /** A date in full, with its day of the week. */
    date: (date: string) => (date.length > 7 ? full : page)(timeOf(date)),
    /** What stands in a cell. */
    cell: (date: string) =>
      date.length > 7 ? String(Number(date.slice(8))) : shortMonth(timeOf(date)),
  };
};

export type DateNames = ReturnType<typeof nameDates>;
