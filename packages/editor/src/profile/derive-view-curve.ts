import type { ViewDays } from "@statelier/data";

type ViewCurve = {
  /** Every day of the period, those without views too. */
  days: { day: string; views: number }[];
  total: number;
  /** The first one with as many views as no other; undefined where there were none. */
  best: { day: string; views: number } | undefined;
};

const DAY_MS = 86_400_000;

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** The last days of a chart, today among them. */
export const deriveViewCurve = ({ until, days }: ViewDays, length: number): ViewCurve => {
  const counts = new Map(days.map(({ day, views }) => [day, views]));
  const every = Array.from({ length }, (_, at) => {
    const day = dayBefore(until, length - 1 - at);
    return { day, views: counts.get(day) ?? 0 };
  });
  const most = Math.max(...every.map(({ views }) => views));
  return {
    days: every,
    total: every.reduce((sum, { views }) => sum + views, 0),
    best: most === 0 ? undefined : every.find(({ views }) => views === most),
  };
};
