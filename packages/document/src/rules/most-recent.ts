import { type Dimension, type FilterValue, MOST_RECENT_VALUE } from "@statelier/model";
import { sortValues } from "./sort-values.ts";

/** The newest value of a dimension among those that it has here; undefined where it has none (MR1). */
export const findMostRecentValue = (dimension: Dimension): string | undefined =>
  sortValues(dimension, {}).at(-1)?.value;

/** The filter with the marker of the most recent value replaced by that value (MR1). */
export const resolveMostRecent = (filter: FilterValue, dimension: Dimension): FilterValue => {
  const newest = findMostRecentValue(dimension);
  if (newest === undefined) return filter;
  if (filter.type === "single" && filter.value === MOST_RECENT_VALUE) {
    return { ...filter, value: newest };
  }
  return filter.type === "range" && filter.to === MOST_RECENT_VALUE
    ? { ...filter, to: newest }
    : filter;
};
