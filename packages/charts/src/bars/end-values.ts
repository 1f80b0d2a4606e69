import type { Locale } from "@statelier/model";
import { VALUE_SIZE } from "../axis/label-style.ts";
import { readablePaint } from "../color/mark-paint.ts";
import type { SceneText } from "../scene.ts";
import { centerBaseline } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import type { DrawnBar } from "./bar-marks.ts";
import type { BarModel } from "./bar-model.ts";
import { partValue, valueText, wantsValues } from "./value-labels.ts";

/** A value to stand at the end of its bar or, as a total, of its stack; all in values. */
export type EndValue = {
  value: number;
  series: number;
  category: number;
  /** Where the bar ends, whiskers included. */
  end: number;
  isNegative: boolean;
};

const listBarEnds = ({ data }: BarModel): EndValue[] =>
  data.cells.flatMap((row, series) =>
    row.flatMap((cell, category): EndValue[] => {
      if (!cell) return [];
      const { value, interval } = cell;
      const isNegative = value < 0;
      const end = isNegative
        ? Math.min(value, interval?.low ?? value)
        : Math.max(value, interval?.high ?? value);
      return [{ value, series, category, end, isNegative }];
    }),
  );

const listTotals = ({ data, spans }: BarModel): EndValue[] =>
  data.categories.flatMap((_, category): EndValue[] => {
    const parts = spans.flatMap((row) => row[category] ?? []);
    if (parts.length === 0) return [];
    const ends = parts.map(({ to }) => to);
    const high = Math.max(0, ...ends);
    const isNegative = high === 0 && ends.some((end) => end < 0);
    return [
      {
        value: parts.reduce((sum, { cell }) => sum + cell.value, 0),
        series: 0,
        category,
        end: isNegative ? Math.min(...ends) : high,
        isNegative,
      },
    ];
  });

/** The values that stand at the ends of bars: the author's word, else where there are few; of stacks the totals. */
export const listEndValues = (model: BarModel): EndValue[] => {
  const { mode, isPercent, showValues, data } = model;
  if (mode === "stacked") return showValues === true && !isPercent ? listTotals(model) : [];
  const count = data.categories.length * data.series.length;
  return wantsValues(count, showValues) ? listBarEnds(model) : [];
};

/** Pixels that stay free around a value inside its part of a stack. */
const INSIDE = 3;

/** Values inside the parts of stacks that the author chose, where they fit. */
export const layoutPartValues = (
  model: BarModel,
  bars: readonly DrawnBar[],
  locale: Locale,
): SceneText[] =>
  bars.flatMap(({ mark: { datum, box, color } }): SceneText[] => {
    if (model.mode !== "stacked" || !model.partValues[datum.series]) return [];
    const line = partValue(model, datum.value, locale);
    if (textWidth(line, VALUE_SIZE) + 2 * INSIDE > box.width) return [];
    if (VALUE_SIZE + INSIDE > box.height) return [];
    const y = centerBaseline(box.y + box.height / 2, VALUE_SIZE);
    const { halo: _, ...text } = valueText(line, box.x + box.width / 2, y);
    return [{ ...text, color: readablePaint(color) }];
  });
