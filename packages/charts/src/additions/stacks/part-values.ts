import { readablePaint } from "../../parts/color/mark-paint.ts";
import type { BarPlaces, DrawnBar } from "../../parts/bars/bar-marks.ts";
import { centerBaseline } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { partValue, valueText } from "../../parts/values/value-labels.ts";
import type { SceneText } from "../../scene/scene.ts";

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
