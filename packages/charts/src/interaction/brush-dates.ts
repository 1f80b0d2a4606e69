import { findComponent, findDictionaryColumn, parseDate } from "@statelier/model";
import type { ChartInput } from "../chart-input.ts";
import { readAxisValues, timeText } from "../data/axis-values.ts";

/** A date that occurs in the data; `value` is how a range of time names it. */
export type BrushDate = { value: string; label: string; time: number };

/** The dates that readers can narrow the chart to, ascending; none where the author has not opened the period. */
export const listBrushDates = ({
  config,
  components,
  table,
  locale,
}: Pick<ChartInput, "config" | "components" | "table" | "locale">): BrushDate[] => {
  const setting = config.interactiveFiltersConfig?.timeRange;
  if (!setting?.active) return [];
  const column = findDictionaryColumn(table, setting.componentId);
  const component = findComponent(components, setting.componentId);
  if (!column || !component) return [];
  const field = { componentId: setting.componentId };
  const all = readAxisValues({ component, column, field, locale }, new Set(column.values.keys()));
  return all
    .flatMap(({ axisValue: { value, label } }) => {
      const text = timeText(component, value);
      const time = parseDate(text)?.time;
      return time === undefined ? [] : [{ value: text, label, time }];
    })
    .toSorted((a, b) => a.time - b.time);
};

/** What was offered stays, though a filter leaves fewer dates: the same list where nothing comes to it. */
export const keepDates = (
  offered: readonly BrushDate[],
  dates: readonly BrushDate[],
): readonly BrushDate[] => {
  const known = new Set(offered.map(({ value }) => value));
  const added = dates.filter(({ value }) => !known.has(value));
  return added.length === 0 ? offered : [...offered, ...added].toSorted((a, b) => a.time - b.time);
};
