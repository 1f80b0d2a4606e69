import { type Dimension, MOST_RECENT_VALUE } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

const isWithinRange = (config: ChartConfig, dimension: Dimension) => {
  const ids = [
    dimension.id,
    ...(dimension.originalIds ?? []).map(({ dimensionId }) => dimensionId),
  ];
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
