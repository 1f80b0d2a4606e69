import { type CubeComponents, type Dimension, kindTraits } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

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
