import type { ChartInput } from "../../scene/chart-input.ts";
import type { ChartData } from "../values/chart-data.ts";
import { strokePaint } from "../color/mark-paint.ts";
import type { LegendItem } from "../../scene/scene.ts";

const explained = { visible: true, canToggle: false };

/** Says what whiskers or bands around the values mean, where there are any. */
export const uncertaintyItems = (
  { cells }: Pick<ChartData, "cells">,
  { t }: Pick<ChartInput, "t">,
  symbol: "whisker" | "band",
): LegendItem[] => {
  const row = cells.find((each) => each.some((cell) => cell?.interval));
  const kind = row?.find((cell) => cell?.interval)?.interval?.kind;
  if (kind === undefined) return [];
  const label = t(`chart.uncertainty.${kind}`);
  return [{ value: "uncertainty", label, color: "ink-soft", symbol, ...explained }];
};

/** How many lines stand back, where some do. */
export const quietItems = (
  { allSeries }: Pick<ChartData, "allSeries">,
  { t }: Pick<ChartInput, "t">,
): LegendItem[] => {
  const quiet = allSeries.filter(({ isQuiet }) => isQuiet);
  const [first] = quiet;
  if (!first) return [];
  const label = t("chart.quiet", { count: quiet.length });
  return [{ value: "quiet", label, color: strokePaint(first.color), symbol: "line", ...explained }];
};
