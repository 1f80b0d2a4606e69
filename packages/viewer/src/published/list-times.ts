import type { ChartConfig } from "@statelier/document";
import { type Dimension, formatDate, type Locale, type TimeUnit } from "@statelier/model";
import type { PublishedChart } from "./load-published.ts";

export type TimeOption = { value: string; label: string };

export type Times = {
  /** Ascending; the dates that occur in the data. */
  options: TimeOption[];
  unit: TimeUnit;
  /** What the author has set, or the first and the last date. */
  preset: { from: string; to: string };
};

const timeDimension = (config: ChartConfig, dimensions: readonly Dimension[]) => {
  const id = config.interactiveFiltersConfig?.timeRange.componentId;
  return dimensions.find((dimension) => dimension.id === id);
};

/** The dates a reader can limit the chart to; temporal entities stand in by their position. */
export const listTimes = (
  { config, components }: Pick<PublishedChart, "config" | "components">,
  locale: Locale,
): Times => {
  const dimension = timeDimension(config, components.dimensions);
  const unit = dimension?.timeUnit ?? "Day";
  const options = (dimension?.values ?? [])
    .map(({ value, label, position }) =>
      dimension?.kind === "TemporalDimension"
        ? { value, label: formatDate(value, unit, locale) }
        : { value: String(position ?? value), label },
    )
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const presets = config.interactiveFiltersConfig?.timeRange.presets;
  return {
    options,
    unit,
    preset: {
      from: presets?.from || (options[0]?.value ?? ""),
      to: presets?.to || (options.at(-1)?.value ?? ""),
    },
  };
};
