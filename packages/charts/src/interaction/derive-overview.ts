import { findComponent, findDictionaryColumn, findNumberColumn } from "@statelier/model";
import { extent } from "d3-array";
import type { ChartInput } from "../scene/chart-input.ts";
import { timeText } from "../parts/values/axis-values.ts";
import type { BrushDate } from "./brush-dates.ts";

/** The course of a measure over the dates as a mean of its observations, from 0 (lowest) to 1; undefined without values. */
export const deriveOverview = (
  { config, components, table }: Pick<ChartInput, "config" | "components" | "table">,
  measureId: string,
  dates: readonly BrushDate[],
): (number | undefined)[] => {
  const componentId = config.interactiveFiltersConfig?.timeRange.componentId ?? "";
  const column = findDictionaryColumn(table, componentId);
  const component = findComponent(components, componentId);
  const values = findNumberColumn(table, measureId)?.values;
  if (!column || !component || !values) return dates.map(() => undefined);
  const indexOf = new Map(dates.map(({ value }, index) => [value, index]));
  const places = column.values.map((value) => indexOf.get(timeText(component, value)));
  const sums = dates.map(() => ({ sum: 0, count: 0 }));
  for (const [row, value] of values.entries()) {
    const own = sums[places[column.codes[row] ?? -1] ?? -1];
    if (!own || Number.isNaN(value)) continue;
    own.sum += value;
    own.count += 1;
  }
  const means = sums.map(({ sum, count }) => (count === 0 ? undefined : sum / count));
  const [low = 0, high = 0] = extent(means, (mean) => mean);
  return means.map((mean) =>
    mean === undefined ? undefined : high === low ? 0.5 : (mean - low) / (high - low),
  );
};
