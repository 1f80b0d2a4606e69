import type { ChartConfig } from "@statelier/document";
import { type Dimension, FIELD_VALUE_NONE } from "@statelier/model";

/** The single value that the author's filter gives a dimension; none for an optional dimension without a filter. */
export const deriveAuthorValue = (
  config: ChartConfig,
  dimension: Dimension,
): string | undefined => {
  const ids = [
    dimension.id,
    ...(dimension.originalIds ?? []).map(({ dimensionId }) => dimensionId),
  ];
  for (const { filters } of config.cubes) {
    const filter = ids.map((id) => filters[id]).find((found) => found !== undefined);
    if (filter?.type === "single") return filter.value;
  }
  return dimension.isKeyDimension ? undefined : FIELD_VALUE_NONE;
};
