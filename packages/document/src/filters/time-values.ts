import {
  type CubeComponents,
  type Dimension,
  kindTraits,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listDimensionIds } from "../datasets/cube-of-dimension.ts";

const isWithinRange = (config: ChartConfig, dimension: Dimension) => {
  const ids = listDimensionIds(dimension);
  const [range] = config.cubes.flatMap(({ filters }) =>
    Object.entries(filters).flatMap(([id, filter]) =>
      ids.includes(id) && filter.type === "range" ? [filter] : [],
    ),
  );
  return ({ value }: TimeValue): boolean =>
    !range || (value >= range.from && (range.to === MOST_RECENT_VALUE || value <= range.to));
};

/** A date as addresses write it, and the name of a temporal entity. */
export type TimeValue = { value: string; label: string };

/** The dates a reader can limit the chart to, ascending; temporal entities stand in by their position. */
export const listTimeValues = (config: ChartConfig, dimension: Dimension): TimeValue[] =>
  dimension.values
    .map(({ value, label, position }) =>
      dimension.kind === "TemporalDimension"
        ? { value, label }
        : { value: String(position ?? value), label },
    )
    .filter(isWithinRange(config, dimension))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));

/** What the author has set, or the first and the last date. */
export const derivePresetRange = (
  config: ChartConfig,
  values: readonly TimeValue[],
): { from: string; to: string } => {
  const presets = config.interactiveFiltersConfig?.timeRange.presets;
  const end = presets?.to === MOST_RECENT_VALUE ? "" : presets?.to;
  return {
    from: presets?.from || (values[0]?.value ?? ""),
    to: end || (values.at(-1)?.value ?? ""),
  };
};

type TimeRange = { from: string; to: string };

/**
 * A range that begins before it ends; the marker of the most recent value lies after everything (TR1). An end that is
 * not set is that of the data.
 */
export const isTimeRange = ({ from, to }: TimeRange): boolean =>
  to === "" || to === MOST_RECENT_VALUE || (from !== MOST_RECENT_VALUE && from <= to);

/**
 * The range on dates that exist (`dates` ascending, in the form of the data): each end on the nearest date inside
 * it; the whole period where it holds none (TR2). A coarser end holds the dates within it, an empty one all.
 */
export const limitTimeRange = ({ from, to }: TimeRange, dates: readonly string[]): TimeRange => {
  const inside = dates.filter((date) => date >= from && (date <= to || date.startsWith(to)));
  const [first, last] = inside.length > 0 ? [inside[0], inside.at(-1)] : [dates[0], dates.at(-1)];
  return { from: first ?? from, to: last ?? to };
};

/** The dimension whose period readers may narrow; undefined where the author has not opened it or it is no time. */
export const findTimeDimension = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
): Dimension | undefined => {
  const setting = config.interactiveFiltersConfig?.timeRange;
  if (!setting?.active) return undefined;
  return dimensions.find(
    (dimension) => dimension.id === setting.componentId && kindTraits(dimension).canTimeFilter,
  );
};

const LONGEST_LIST = 100;

/** Years are chosen from a list where first and last are at most 100 apart, else typed (DP4). */
export const canListYears = (first: number, last: number): boolean => last - first <= LONGEST_LIST;
