import { type Component, type ComponentValue, type Dimension, kindTraits } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { listAskedComponents } from "../chart-types/read-config.ts";

/** Whether a field of the chart shows a dimension, or one that joins it; of a table a column that is not hidden. */
export const isShown = (config: ChartConfig, dimension: Dimension): boolean => {
  const ids = [dimension.id, ...listOriginals(dimension).map(({ id }) => id)];
  return listAskedComponents(config).some((id) => ids.includes(id));
};

/** Of a key that the chart does not show it can draw one value only: rows of several values do not differ (VF8). */
export const needsOneValue = (config: ChartConfig, dimension: Dimension): boolean =>
  dimension.isKeyDimension && !isShown(config, dimension);

/** Whether readers may be offered several values: of names, orders and places, not of dates (VF8). */
export const canOfferSeveral = (config: ChartConfig, dimension: Dimension): boolean => {
  const { canMultiFilter, canTimeFilter } = kindTraits(dimension);
  return canMultiFilter && !canTimeFilter && !needsOneValue(config, dimension);
};

/** The values of a component that the chart shows under its filters, in their order. */
export const listShownValues = (
  { cubes }: Pick<ChartConfig, "cubes">,
  component: Component,
): ComponentValue[] => {
  const filter = listOriginals(component)
    .flatMap(({ id }) => cubes.map(({ filters }) => filters[id]))
    .find(Boolean);
  return component.values.filter(
    ({ value }) => filter?.type !== "multi" || Object.hasOwn(filter.values, value),
  );
};
