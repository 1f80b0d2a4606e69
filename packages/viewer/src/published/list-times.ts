import type { ChartConfig } from "@statelier/document";
import {
  type CubeComponents,
  type Dimension,
  formatDate,
  kindTraits,
  type Locale,
  MOST_RECENT_VALUE,
  type TimeUnit,
} from "@statelier/model";
import type { PublishedChart } from "./load-published.ts";

type TimeOption = { value: string; label: string };

export type Times = {
  /** Ascending; the dates that occur in the data, within the author's range. */
  options: TimeOption[];
  unit: TimeUnit;
  /** What the author has set, or the first and the last date. */
  preset: { from: string; to: string };
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

const isWithinRange = (config: ChartConfig, dimension: Dimension | undefined) => {
  const ids = [
    dimension?.id,
    ...(dimension?.originalIds ?? []).map(({ dimensionId }) => dimensionId),
  ];
  const [range] = config.cubes.flatMap(({ filters }) =>
    Object.entries(filters).flatMap(([id, filter]) =>
      ids.includes(id) && filter.type === "range" ? [filter] : [],
    ),
  );
  return ({ value }: TimeOption): boolean =>
    !range || (value >= range.from && (range.to === MOST_RECENT_VALUE || value <= range.to));
};

/** The dates a reader can limit the chart to; temporal entities stand in by their position. */
export const listTimes = (
  { config, components }: Pick<PublishedChart, "config" | "components">,
  locale: Locale,
): Times => {
  const dimension = findTimeDimension(config, components);
  const unit = dimension?.timeUnit ?? "Day";
  const options = (dimension?.values ?? [])
    .map(({ value, label, position }) =>
      dimension?.kind === "TemporalDimension"
        ? { value, label: formatDate(value, unit, locale) }
        : { value: String(position ?? value), label },
    )
    .filter(isWithinRange(config, dimension))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const presets = config.interactiveFiltersConfig?.timeRange.presets;
  const end = presets?.to === MOST_RECENT_VALUE ? "" : presets?.to;
  return {
    options,
    unit,
    preset: {
      from: presets?.from || (options[0]?.value ?? ""),
      to: end || (options.at(-1)?.value ?? ""),
    },
  };
};
