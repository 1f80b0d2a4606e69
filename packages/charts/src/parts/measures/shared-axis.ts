import { areAlikeUnits } from "@statelier/document";
import { extent } from "d3-array";
import type { ChartInput } from "../../scene/chart-input.ts";
import { blendOnPaper } from "../color/color.ts";
import type { ChartData, ChartSeries } from "../values/chart-data.ts";
import type { Extent } from "../values/value-extent.ts";

/** A measure that takes less of an axis would be flat on it. */
const LEAST_SHARE = 0.15;

const span = ([low, high]: Extent): number => high - low;

export const uniteExtents = (one: Extent, other: Extent): Extent => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
];

const unitsOf = ({ allSeries }: Pick<ChartData, "allSeries">): string[] =>
  allSeries.map(({ shown }) => shown?.unit ?? "");

/** A word that is written small, and no symbol of a unit as "kg" is one. */
const SMALL_WORD = /^\p{Ll}{5,}/u;

/** Every unit once, as a title. */
export const joinUnits = (data: Pick<ChartData, "allSeries">): string =>
  [...new Set(unitsOf(data))]
    .join(", ")
    .replace(SMALL_WORD, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Two measures that count the same stand on one axis in charts of today's rules, unless one would be flat on it or the author decides. */
export const sharesAxis = (
  data: Pick<ChartData, "allSeries" | "series" | "cells">,
  { config: { extensions } }: Pick<ChartInput, "config">,
): boolean => {
  const [one = "", other = ""] = unitsOf(data);
  if (!areAlikeUnits(one, other)) return false;
  if (typeof extensions?.sharedAxis === "boolean") return extensions.sharedAxis;
  if (extensions?.lineEnds !== "values") return false;
  const extents = data.cells.map((row): Extent => {
    const [low = 0, high = 0] = extent(row, (cell) => cell?.value);
    return [low, high];
  });
  const [first, second] = extents;
  if (!first || !second) return true;
  const all = span(uniteExtents(first, second));
  return extents.every((extent) => span(extent) >= LEAST_SHARE * all);
};

/** Of the colour that is left of columns under a line. */
const PALE = 0.5;

/** Whether columns stand back behind the line: in charts of today's rules. */
export const standsBack = ({ config }: Pick<ChartInput, "config">): boolean =>
  config.extensions?.lineEnds === "values";

/** Columns stand back behind the line, unless their colour is the author's own. */
export const paleColumns = (
  data: ChartData,
  columnId: string,
  input: Pick<ChartInput, "config">,
): ChartData => {
  if (!standsBack(input)) return data;
  const pale = (series: ChartSeries): ChartSeries => {
    if (series.value !== columnId || series.isChosen) return series;
    return { ...series, color: blendOnPaper(series.color, "light", PALE) };
  };
  return { ...data, allSeries: data.allSeries.map(pale), series: data.series.map(pale) };
};
