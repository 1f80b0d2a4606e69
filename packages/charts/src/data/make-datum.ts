import { formatNumber, type Locale } from "@statelier/model";
import type { Box, Point, SceneDatum } from "../scene.ts";
import type { ChartCell, ChartData } from "./chart-data.ts";
import { formatMeasure } from "./measure-text.ts";

const PERCENT_DECIMALS = 1;

type DatumPlace = { series: number; category: number; anchor: Point; bounds: Box };

/** One observation with its words and its place. */
export const makeDatum = (
  { data, isPercent, locale }: { data: ChartData; isPercent: boolean; locale: Locale },
  cell: ChartCell,
  { series, category, anchor, bounds }: DatumPlace,
): SceneDatum => {
  const ofSeries = data.series[series];
  const shown = ofSeries?.shown ?? data.shown;
  const raw = formatMeasure(cell.raw, shown, locale);
  const rawQuantity = shown.unit === "" ? raw : `${raw}\u00a0${shown.unit}`;
  const ofCategory = data.categories[category];
  const place = data.allSeries.findIndex(({ value }) => value === ofSeries?.value);
  return {
    id: `${place}-${category}`,
    row: cell.row,
    series: ofSeries?.value ?? "",
    seriesLabel: ofSeries?.label ?? "",
    category: ofCategory?.value ?? "",
    categoryLabel: ofCategory?.label ?? "",
    value: cell.value,
    valueText: isPercent ? formatNumber(cell.value, { locale, decimals: PERCENT_DECIMALS }) : raw,
    unitText: isPercent ? "%" : shown.unit,
    detailText: isPercent ? rawQuantity : (cell.interval?.text ?? ""),
    anchor,
    bounds,
  };
};
