import { findTimeDimension, listTimeValues } from "@statelier/document";
import type { ChartInput } from "../scene/chart-input.ts";
import { timeText, toAxisValue } from "../parts/values/axis-values.ts";

/** A date that occurs in the data; `value` is how a range of time names it. */
export type BrushDate = { value: string; label: string; time: number };

/** The dates that readers can narrow the chart to, ascending; none where the author has not opened the period. */
export const listBrushDates = ({
  config,
  components,
  locale,
}: Pick<ChartInput, "config" | "components" | "locale">): BrushDate[] => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return [];
  const offered = new Set(listTimeValues(config, dimension).map(({ value }) => value));
  const field = { componentId: dimension.id };
  return dimension.values
    .flatMap((each) => {
      const { label, time } = toAxisValue(dimension, each, { field, locale });
      const value = timeText(dimension, each.value);
      return time === undefined || !offered.has(value) ? [] : [{ value, label, time }];
    })
    .toSorted((a, b) => a.time - b.time);
};
