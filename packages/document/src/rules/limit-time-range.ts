import { MOST_RECENT_VALUE } from "@statelier/model";

type TimeRange = { from: string; to: string };

/**
 * A range that begins before it ends; the marker of the most recent value lies after everything (TR1). An end that is
 * not set is that of the data.
 */
export const isTimeRange = ({ from, to }: TimeRange): boolean =>
  to === "" || to === MOST_RECENT_VALUE || (from !== MOST_RECENT_VALUE && from <= to);

/**
 * The range on dates that exist (`dates` ascending, in the form of the data): each end on the nearest date inside
 * it; the whole period where it holds none (TR2). A coarser end holds the dates within it, an empty one all.
 */
export const limitTimeRange = ({ from, to }: TimeRange, dates: readonly string[]): TimeRange => {
  const inside = dates.filter((date) => date >= from && (date <= to || date.startsWith(to)));
  const [first, last] = inside.length > 0 ? [inside[0], inside.at(-1)] : [dates[0], dates.at(-1)];
  return { from: first ?? from, to: last ?? to };
};
