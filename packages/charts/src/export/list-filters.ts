import type { ChartConfig } from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  MOST_RECENT_VALUE,
} from "@statelier/model";

/** One value under which a chart stands. */
export type FilterText = { id: ComponentId; label: string; value: string };

const authorValue = (config: ChartConfig, dimension: Dimension): string | undefined => {
  const ids = [
    dimension.id,
    ...(dimension.originalIds ?? []).map(({ dimensionId }) => dimensionId),
  ];
  const found = config.cubes
    .flatMap(({ filters }) => ids.map((id) => filters[id]))
    .find((filter) => filter !== undefined);
  return found?.type === "single" ? found.value : undefined;
};

const labelOf = ({ values }: Dimension, value: string): string => {
  const found =
    value === MOST_RECENT_VALUE
      ? values.at(-1)
      : values.find((candidate) => candidate.value === value);
  return found?.label ?? value;
};

/** The single values, the author's or else the reader's, that a chart is narrowed to. */
export const listFilters = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
  dataFilters: Readonly<Record<ComponentId, string>>,
): FilterText[] =>
  dimensions.flatMap((dimension) => {
    const value = dataFilters[dimension.id] ?? authorValue(config, dimension);
    if (value === undefined || value === FIELD_VALUE_NONE) return [];
    return [{ id: dimension.id, label: dimension.label, value: labelOf(dimension, value) }];
  });
