import type { ChartInput } from "../chart-input.ts";
import { outlinePaint } from "../color/mark-paint.ts";
import type { ChartData } from "../data/chart-data.ts";
import { layoutLegend } from "../legend/layout-legend.ts";
import type { LegendItem, SceneLegend } from "../scene.ts";

/** The series of a chart as items of its legend. */
export const seriesItems = (
  { allSeries }: Pick<ChartData, "allSeries">,
  symbol: LegendItem["symbol"],
): LegendItem[] =>
  allSeries.map(({ value, label, color, visible }) => {
    const outline = outlinePaint(color);
    return {
      value,
      label,
      color,
      symbol,
      visible,
      canToggle: true,
      ...(outline ? { outline } : {}),
    };
  });

/** Names of the segments in the order of the stack; absent without a segment. */
export const barLegend = (
  { data }: { data: ChartData },
  { config, width }: ChartInput,
): SceneLegend | undefined => {
  if (!data.segment) return undefined;
  const fields =
    config.chartType === "column" || config.chartType === "bar" ? config.fields : undefined;
  const title = fields?.segment?.showTitle === false ? "" : data.segment.label;
  return layoutLegend({
    title,
    items: seriesItems(data, "square"),
    needed: data.allSeries.length > 0,
    width,
  });
};
