import { type InteractiveFiltersConfig, sortValues } from "@statelier/document";
import { type Dimension, type FilterValue, MOST_RECENT_VALUE, nameValue } from "@statelier/model";
import type { OptionNode } from "@statelier/ui";

/** The dates of a dimension, ascending, as a range of time stores them: temporal entities by their position. */
export const listTimeOptions = (dimension: Dimension): OptionNode[] =>
  sortValues(dimension, {}, dimension.values)
    .map((each) => ({
      id: dimension.kind === "TemporalDimension" ? each.value : String(each.position ?? each.value),
      label: nameValue(dimension, each),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The period that readers see first; one that ends with the `last` date goes on to those that come later (FI17). */
export const makePresets = (
  { from, to }: { from: string; to: string },
  last: string,
): InteractiveFiltersConfig["timeRange"]["presets"] => ({
  type: "range",
  from,
  to: to === last ? MOST_RECENT_VALUE : to,
});

/** The dates within the author's range. */
export const limitTimes = (
  times: readonly OptionNode[],
  filter: FilterValue | undefined,
): readonly OptionNode[] => {
  if (filter?.type !== "range") return times;
  const { from, to } = filter;
  return times.filter(({ id }) => id >= from && (to === MOST_RECENT_VALUE || id <= to));
};
