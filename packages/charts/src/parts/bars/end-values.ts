import { VALUE_SIZE } from "../text/type-sizes.ts";
import { readablePaint } from "../color/mark-paint.ts";
import type { SceneText } from "../../scene/scene.ts";
import { centerBaseline } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import type { BarPlaces, DrawnBar } from "./bar-marks.ts";
import type { BarModel } from "./bar-model.ts";
import { partValue, valueText, wantsValues } from "../values/value-labels.ts";

/** A value to stand at the end of its bar or, as a total, of its stack. */
export type EndValue = {
  /** Where the bar ends. */
  value: number;
  series: number;
  category: number;
  /** Where its whisker ends, or the bar itself. */
  reach: number;
  isNegative: boolean;
};

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

/** Of each stack what stands above zero and what hangs below it (FO5): where it ends on the axis. */
const listTotals = ({ data, spans }: BarModel): EndValue[] =>
  data.categories.flatMap((_, category): EndValue[] => {
    const parts = spans.flatMap((row) => row[category]?.cell.value ?? []);
    if (parts.length === 0) return [];
    const add = (isOwn: (part: number) => boolean): number =>
      parts.filter(isOwn).reduce((all, part) => all + part, 0);
    const above = add((part) => part > 0);
    const below = add((part) => part < 0);
    const totals = above === 0 && below === 0 ? [0] : [above, below].filter((one) => one !== 0);
    return totals.map((value) => {
      return { value, series: 0, category, reach: value, isNegative: value < 0 };
    });
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

/**
 * Values inside the parts of stacks that the author chose, where they fit. In columns a series writes all that are tall
 * enough or none: a number that is shorter than the others would look like a highlight.
 */
export const layoutPartValues = (
  { model, orientation, words }: BarPlaces,
  bars: readonly DrawnBar[],
): SceneText[] => {
  const placed = bars.flatMap(({ mark: { datum, box, color } }) => {
    const { series } = datum;
    const isAsked = model.mode === "stacked" && model.partValues[series];
    if (!isAsked || VALUE_SIZE + INSIDE > box.height) return [];
    const line = partValue(model, datum.value, words.locale);
    const y = centerBaseline(box.y + box.height / 2, VALUE_SIZE);
    const text = valueText(line, box.x + box.width / 2, y);
    return {
      series,
      text: { ...text, halo: false, color: readablePaint(color) },
      fits: textWidth(line, VALUE_SIZE) + 2 * INSIDE <= box.width,
    };
  });
  const wide = new Set(
    placed.flatMap(({ series, fits }) => (fits || orientation === "horizontal" ? [] : series)),
  );
  return placed.flatMap(({ series, text, fits }) => (fits && !wide.has(series) ? text : []));
};
