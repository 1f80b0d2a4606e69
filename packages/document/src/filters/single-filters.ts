import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  kindTraits,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { isShown } from "./reader-filters.ts";

/** "No filter" is offered where observations need no value: not on key dimensions (FI14). */
export const canBeNone = ({ isKeyDimension }: Pick<Dimension, "isKeyDimension">): boolean =>
  !isKeyDimension;

/** A single filter is on a value of its dimension, on the newest one of a time, or on none where that may be (FI12). */
export const canFilterBy = (dimension: Dimension, value: string): boolean => {
  if (value === FIELD_VALUE_NONE) return canBeNone(dimension);
  if (value === MOST_RECENT_VALUE) return kindTraits(dimension).isTemporal;
  return dimension.values.length === 0 || dimension.values.some((each) => each.value === value);
};

type FilterWarning = "unmapped-not-single" | "several-times";

const hasSeveralUnmapped = (config: ChartConfig, dimension: Dimension): boolean =>
  !isShown(config, dimension) &&
  listOriginals(dimension).some(({ id }) =>
    config.cubes.some(({ filters }) => filters[id] && filters[id].type !== "single"),
  );

/** What a chart's filters are warned of: one that no field shows and that is not of one value; more than one on time (FI15). */
export const listFilterWarnings = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
): FilterWarning[] => {
  const isAny = dimensions.some((dimension) => hasSeveralUnmapped(config, dimension));
  return [
    ...(isAny ? ["unmapped-not-single" as const] : []),
    ...(listTemporalFilters(config, dimensions).length > 1 ? ["several-times" as const] : []),
  ];
};

/** Dimensions of time that are filtered, in the order of the filters; a joined one is one. */
const listTemporalFilters = (
  { cubes }: Pick<ChartConfig, "cubes">,
  dimensions: readonly Dimension[],
): ComponentId[] => {
  const found = cubes
    .flatMap(({ filters }) => Object.keys(filters))
    .flatMap((id) =>
      dimensions.filter((dimension) => listOriginals(dimension).some((each) => each.id === id)),
    )
    .filter((dimension) => kindTraits(dimension).isTemporal);
  return [...new Set(found.map(({ id }) => id))];
};

/** Of several filters on time the first counts (FI15). */
export const findTemporalFilter = (
  config: Pick<ChartConfig, "cubes">,
  dimensions: readonly Dimension[],
): ComponentId | undefined => listTemporalFilters(config, dimensions)[0];
