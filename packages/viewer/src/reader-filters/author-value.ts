import type { ChartConfig } from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE, type FilterValue } from "@statelier/model";

/** The author's filter on a dimension. */
export const findAuthorFilter = (
  config: ChartConfig,
  dimension: Dimension,
): FilterValue | undefined => {
  const ids = [
    dimension.id,
    ...(dimension.originalIds ?? []).map(({ dimensionId }) => dimensionId),
  ];
  for (const { filters } of config.cubes) {
    const filter = ids.map((id) => filters[id]).find((found) => found !== undefined);
    if (filter) return filter;
  }
  return undefined;
};

/** The single value that the author's filter gives a dimension; none where it gives several or all of them. */
export const deriveAuthorValue = (config: ChartConfig, dimension: Dimension): string => {
  const filter = findAuthorFilter(config, dimension);
  return filter?.type === "single" ? filter.value : FIELD_VALUE_NONE;
};

/** Whether readers can take the filter away: one value alone is what a chart needs of a key that it does not show. */
export const canBeOff = (config: ChartConfig, dimension: Dimension): boolean =>
  !dimension.isKeyDimension || findAuthorFilter(config, dimension)?.type !== "single";
