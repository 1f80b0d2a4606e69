import { VALUE_SIZE } from "../axis/label-style.ts";
import { valueText } from "../bars/value-labels.ts";
import type { Box, SceneDatum, SceneText } from "../scene.ts";
import { textWidth } from "../text/text-width.ts";

const ABOVE = 8;
const GAP = 6;

/** Values over their points, as many as stand apart. */
export const layoutLineValues = (data: readonly SceneDatum[], plot: Box): SceneText[] => {
  let edge = Number.NEGATIVE_INFINITY;
  return data.flatMap((datum): SceneText[] => {
    const half = textWidth(datum.valueText, VALUE_SIZE) / 2;
    const right = plot.x + plot.width;
    const x = Math.min(Math.max(datum.anchor.x, plot.x + half), right - half);
    if (x - half < edge) return [];
    edge = x + half + GAP;
    return [valueText(datum.valueText, x, datum.anchor.y - ABOVE)];
  });
};
