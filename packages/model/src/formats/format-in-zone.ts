import { formatMoment } from "./format-date.ts";

/** What a clock in a time zone shows, as `2026-12-01T08:30`. */
export const toWallTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(new Date(moment))
    .replace(" ", "T");

export const formatInZone = (moment: string, timeZone: string): string =>
  formatMoment(toWallTime(moment, timeZone));
