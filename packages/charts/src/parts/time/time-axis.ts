import type { Locale, TimeUnit } from "@statelier/model";
import { extent } from "d3-array";
import { layoutSparse } from "../axis/band-labels.ts";
import type { NameEnds } from "../axis/name-ends.ts";
import { type AxisLabels, layoutTimeLabels } from "../axis/time-labels.ts";
import { axisTimeUnit } from "../values/axis-values.ts";
import type { ChartData } from "../values/chart-data.ts";
import { makeBandScale } from "../scale/band-scale.ts";
import { type LinearScale, makeLinearScale } from "../scale/linear-scale.ts";
import type { SceneAxis } from "../../scene/scene.ts";

type Range = readonly [number, number];

export type TimePositions = {
  data: Omit<ChartData, "cells">;
  /** Position of each category: milliseconds, or its place where it is no date. */
  positions: ArrayLike<number>;
  /** The least and the greatest of them. */
  ends: Range;
  isTime: boolean;
};

/** Where the categories of a chart stand in time. */
export const readTimePositions = <Data extends TimePositions["data"]>(
  data: Data & { times?: Float64Array | undefined },
): TimePositions & { data: Data } => {
  const { times: inOrder } = data;
  if (inOrder)
    return { data, isTime: true, positions: inOrder, ends: [inOrder[0] ?? 0, inOrder.at(-1) ?? 0] };
  const times = Float64Array.from(data.categories, ({ time = Number.NaN }) => time);
  const isTime = times.length > 0 && !times.some(Number.isNaN);
  const positions = isTime ? times : times.map((_, index) => index);
  const [first = 0, last = 0] = extent(positions);
  return { data, isTime, positions, ends: [first, last] };
};

/** Pixels of the positions; `inset` stays free at both ends. */
export const makeTimeScale = (
  { ends }: Pick<TimePositions, "ends">,
  [left, right]: Range,
  inset: number,
): LinearScale => {
  const kept = Math.min(inset, (right - left) / 4);
  return makeLinearScale(ends, [left + kept, right - kept]);
};

/** Over more years than these months and days are clutter: years alone are named. */
const MOST_YEARS_OF_MONTHS = 6;
const YEAR_MS = 31_556_952_000;

const shownUnit = (unit: TimeUnit, [from, to]: Range): TimeUnit =>
  to - from > MOST_YEARS_OF_MONTHS * YEAR_MS ? "Year" : unit;

/** Labels in calendar units, else every n-th category. */
export const layoutPositionLabels = (
  { data, isTime, positions }: TimePositions,
  {
    scale,
    frame,
    locale,
    nameEnds,
  }: { scale: LinearScale; frame: Range; locale: Locale; nameEnds?: NameEnds | undefined },
): AxisLabels => {
  if (positions.length === 0) return { ticks: [], texts: [], height: 0 };
  const unit = data.category ? axisTimeUnit(data.category, data) : "Day";
  const labels =
    isTime && data.category
      ? layoutTimeLabels({
          domain: scale.domain,
          unit: shownUnit(unit, scale.domain),
          locale,
          toPixel: scale.toPixel,
          frame,
        })
      : undefined;
  if (labels && nameEnds && unit === "Year")
    return nameEnds(labels, { categories: data.categories, toPixel: scale.toPixel, frame });
  const bands = { padding: 0, outerPadding: 0 };
  return (
    labels ??
    layoutSparse(data.categories, makeBandScale(positions.length, scale.range, bands), frame)
  );
};

/** The time axis as the scene has it. */
export const timeAxisOf = (
  { data, isTime }: TimePositions,
  { domain, range }: LinearScale,
  { ticks }: AxisLabels,
): SceneAxis => ({
  id: "x",
  side: "bottom",
  type: isTime ? "time" : "category",
  componentId: data.category?.id ?? "",
  label: data.category?.label ?? "",
  ...(isTime ? { domain } : {}),
  range,
  ticks,
});
