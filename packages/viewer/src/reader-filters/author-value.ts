import type { ChartConfig } from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE, type FilterValue, kindTraits } from "@statelier/model";
import { type FilterChoice, makeChoice } from "./filter-choice.ts";

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

/**
 * What readers find chosen where the author's filter leaves them more than one value: those of the author's
 * `defaultValueOverrides` that can be chosen. Undefined where nothing is.
 */
export const deriveFirstChoice = (
  config: ChartConfig,
  dimension: Dimension,
): FilterChoice | undefined => {
  const author = findAuthorFilter(config, dimension);
  if (author?.type === "single") return undefined;
  const wanted = config.extensions?.defaultValueOverrides?.[dimension.id] ?? [];
  const values = [wanted]
    .flat()
    .filter(
      (each) =>
        dimension.values.some(({ value }) => value === each) &&
        (author?.type !== "multi" || author.values[each]),
    );
  return values.length === 0 ? undefined : makeChoice(values);
};

/** Whether readers may choose several values: the document says so, or starts with several; never of time. */
export const isMultiFilter = (config: ChartConfig, dimension: Dimension): boolean => {
  const { canMultiFilter, canTimeFilter } = kindTraits(dimension);
  if (!canMultiFilter || canTimeFilter) return false;
  return (
    config.extensions?.filterTypes?.[dimension.id] === "multi" ||
    Array.isArray(deriveFirstChoice(config, dimension))
  );
};

/** Whether readers can take the filter away: one value alone is what a chart needs of a key that it does not show. */
export const canBeOff = (config: ChartConfig, dimension: Dimension): boolean =>
  !dimension.isKeyDimension || findAuthorFilter(config, dimension)?.type !== "single";
