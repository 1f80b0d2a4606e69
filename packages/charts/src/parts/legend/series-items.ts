import { outlinePaint, strokePaint } from "../color/mark-paint.ts";
import type { ChartData } from "../values/chart-data.ts";
import type { LegendItem } from "../../scene/scene.ts";

/** The series of a chart as items of its legend; lines in the shade in which they are drawn. */
export const seriesItems = (
  { allSeries }: Pick<ChartData, "allSeries">,
  symbol: LegendItem["symbol"],
): LegendItem[] =>
  allSeries.map(({ value, label, color, visible }) => {
    const outline = symbol === "line" ? undefined : outlinePaint(color);
    return {
      value,
      label,
      color: symbol === "line" ? strokePaint(color) : color,
      symbol,
      visible,
      canToggle: true,
      ...(outline ? { outline } : {}),
    };
  });
