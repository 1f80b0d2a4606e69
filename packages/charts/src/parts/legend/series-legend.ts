import type { LegendItem, SceneLegend } from "../../scene/scene.ts";
import { outlinePaint, seriesPaint } from "../color/mark-paint.ts";
import type { ChartData } from "../values/chart-data.ts";
import { layoutLegend } from "./layout-legend.ts";

/** The series of a chart as items of its legend; lines in the shade in which they are drawn. */
export const seriesItems = (
  { allSeries }: Pick<ChartData, "allSeries">,
  symbol: LegendItem["symbol"],
): LegendItem[] =>
  allSeries.map((series) => {
    const { value, label, color, visible, isQuiet } = series;
    const outline = symbol === "line" ? undefined : outlinePaint(color);
    return {
      value,
      label,
      color: symbol === "line" ? seriesPaint(series) : color,
      symbol,
      visible,
      canToggle: true,
      ...(outline ? { outline } : {}),
      ...(isQuiet ? { isQuiet } : {}),
    };
  });

type SeriesLegend = {
  symbol: LegendItem["symbol"];
  /** Whether the drawing needs the names of its series. */
  needed: boolean;
  /** The last series first. */
  isReversed?: boolean;
  /** What else is explained. */
  others?: readonly LegendItem[];
  width: number;
};

/** Names of the series, where there are several, then what else is explained; absent without any. */
export const layoutSeriesLegend = (
  {
    data,
    legendTitle: title,
  }: { data: Pick<ChartData, "allSeries" | "segment">; legendTitle: string },
  { symbol, needed, isReversed = false, others = [], width }: SeriesLegend,
): SceneLegend | undefined => {
  const hasSeries = data.segment !== undefined || data.allSeries.length > 1;
  const series = hasSeries ? seriesItems(data, symbol) : [];
  const items = [...(isReversed ? series.toReversed() : series), ...others];
  return layoutLegend({ title, items, needed: needed && hasSeries, width });
};
