import type { BarModel, EndValue } from "./bar-model.ts";
import { wantsValues } from "../values/value-labels.ts";

const listBarEnds = ({ data }: BarModel): EndValue[] =>
  data.cells.flatMap((row, series) =>
    row.flatMap((cell, category): EndValue[] => {
      if (!cell) return [];
      const { value, interval } = cell;
      const isNegative = value < 0;
      const reach = isNegative
        ? Math.min(value, interval?.low ?? value)
        : Math.max(value, interval?.high ?? value);
      return [{ value, series, category, reach, isNegative }];
    }),
  );

/** The values that stand at the ends of bars: the author's word, else where there are few; of stacks the totals. */
export const listEndValues = (model: BarModel): EndValue[] => {
  const { mode, isPercent, showValues, data } = model;
  if (mode === "stacked")
    return showValues === true && !isPercent ? (model.stacks?.listTotals(model) ?? []) : [];
  const count = data.categories.length * data.series.length;
  return wantsValues(count, showValues) ? listBarEnds(model) : [];
};
