import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  type FilterValue,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listDimensionIds } from "../datasets/cube-of-dimension.ts";
import { findMostRecentValue } from "../values/sort-values.ts";

/** The author's filter on a dimension, in whichever dataset it stands. */
export const findFilter = (
  { cubes }: Pick<ChartConfig, "cubes">,
  dimension: Dimension,
): FilterValue | undefined => {
  const ids = listDimensionIds(dimension);
  return cubes.flatMap(({ filters }) => ids.flatMap((id) => filters[id] ?? []))[0];
};

/** The one value that the author's filter leaves of a dimension, or the marker of the newest one; undefined where it leaves several. */
export const findSingleValue = (
  config: Pick<ChartConfig, "cubes">,
  dimension: Dimension,
): string | undefined => {
  const filter = findFilter(config, dimension);
  return filter?.type === "single" ? filter.value : undefined;
};

/** A chosen value, or in place of the marker the newest one: of the rows of `table` where it is given (MR1). */
export const resolveMostRecent = (
  dimension: Dimension,
  value: string | undefined,
  table?: ObservationTable,
): string | undefined =>
  value === MOST_RECENT_VALUE ? findMostRecentValue(dimension, table) : value;

/**
 * The one value that a dimension is narrowed to, by every id that it goes by: what a reader has chosen of it, else the
 * author's; the newest one, of the rows of `table`, where that is wanted.
 */
export const readSingleValues = (
  config: Pick<ChartConfig, "cubes">,
  { dimensions }: Pick<CubeComponents, "dimensions">,
  chosen: Readonly<Record<ComponentId, string | readonly string[]>> = {},
  table?: ObservationTable,
): Readonly<Record<ComponentId, string>> =>
  Object.fromEntries(
    dimensions.flatMap((dimension) => {
      const [value, ...others] = [
        chosen[dimension.id] ?? findSingleValue(config, dimension) ?? [],
      ].flat();
      const one = resolveMostRecent(dimension, value, table);
      return one === undefined || one === FIELD_VALUE_NONE || others.length > 0
        ? []
        : listDimensionIds(dimension).map((id) => [id, one]);
    }),
  );
