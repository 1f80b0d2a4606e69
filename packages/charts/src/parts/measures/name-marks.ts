import type { Box, Point, SceneText } from "../../scene/scene.ts";
import { textPaint } from "../color/mark-paint.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { SERIES_SIZE } from "../text/type-sizes.ts";
import type { ChartSeries } from "../values/chart-data.ts";

const GAP = 8;
const WIDEST_SHARE = 1 / 3;

/** The pixels that the names of two measures take beside the plot; undefined where they have no room. */
export const measureNames = (series: readonly ChartSeries[], width: number): number | undefined => {
  const labels = series.map(({ label }) => label);
  const widest = Math.ceil(textsWidth(labels, SERIES_SIZE, 600)) + GAP;
  return widest <= width * WIDEST_SHARE ? widest : undefined;
};

/** The names at the heights of the last points, the lower one under the upper one. */
export const nameMarks = (
  series: readonly ChartSeries[],
  ends: readonly (Point | undefined)[],
  plot: Box,
): SceneText[] => {
  let top = Number.NEGATIVE_INFINITY;
  return series
    .flatMap(({ label, color }, index) => {
      const y = ends[index]?.y;
      return y === undefined ? [] : [{ label, color, y }];
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ label, color, y }): SceneText => {
      const center = Math.max(y, top);
      top = center + lineHeight(SERIES_SIZE);
      return {
        role: "series",
        lines: [label],
        x: plot.x + plot.width + GAP,
        y: centerBaseline(center, SERIES_SIZE),
        anchor: "start",
        size: SERIES_SIZE,
        weight: 600,
        color: textPaint(color),
      };
    });
};
