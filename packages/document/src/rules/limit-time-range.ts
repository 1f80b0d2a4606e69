import { MOST_RECENT_VALUE } from "@statelier/model";

type TimeRange = { from: string; to: string };

/** A range that begins before it ends; the marker of the most recent value lies after everything (TR1). */
export const isTimeRange = ({ from, to }: TimeRange): boolean =>
  to === MOST_RECENT_VALUE || (from !== MOST_RECENT_VALUE && from <= to);

/**
 * The range on dates that exist (`dates` ascending, in the form of the data): each end on the nearest date inside
 * it; the whole period where it holds none (TR2). An end that is not set is that of the data.
 */
export const limitTimeRange = ({ from, to }: TimeRange, dates: readonly string[]): TimeRange => {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const until = to === "" || to === MOST_RECENT_VALUE ? last : to;
  const inside = dates.filter((date) => date >= from && date <= until);
  const [start, end] = [inside[0], inside.at(-1)];
  if (start === undefined || end === undefined) return { from: first, to: last };
  return { from: start, to: to === MOST_RECENT_VALUE ? to : end };
};
