import {
  type Component,
  type ComponentValue,
  type Dimension,
  type FilterValue,
  kindTraits,
} from "@statelier/model";
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

/** Whether readers choose several values: the document says so, or starts with several, and the chart can show them (VF8). */
export const offersSeveral = (config: ChartConfig, dimension: Dimension): boolean => {
  const { filterTypes, defaultValueOverrides } = config.extensions ?? {};
  const { id } = dimension;
  return (
    canOfferSeveral(config, dimension) &&
    (filterTypes?.[id] === "multi" || Array.isArray(defaultValueOverrides?.[id]))
  );
};

/** The author's filter on a component, on any of those that a join puts together. */
const findFilter = (
  { cubes }: Pick<ChartConfig, "cubes">,
  component: Component,
): FilterValue | undefined =>
  listOriginals(component)
    .flatMap(({ id }) => cubes.map(({ filters }) => filters[id]))
    .find(Boolean);

/** The values of a component that the chart shows under its filters, in their order. */
export const listShownValues = (
  config: Pick<ChartConfig, "cubes">,
  component: Component,
): ComponentValue[] => {
  const filter = findFilter(config, component);
  return component.values.filter(
    ({ value }) => filter?.type !== "multi" || Object.hasOwn(filter.values, value),
  );
};

/** The values that readers can find chosen (VF11): all that the author leaves them, none where that is a single one. */
export const listFirstValues = (config: ChartConfig, dimension: Dimension): ComponentValue[] =>
  findFilter(config, dimension)?.type === "single" ? [] : listShownValues(config, dimension);

/** Of the author's first values those that readers can find, in the order of the dimension (VF11). */
export const readFirstValues = (config: ChartConfig, dimension: Dimension): string[] => {
  const wanted = [config.extensions?.defaultValueOverrides?.[dimension.id] ?? []].flat();
  return listFirstValues(config, dimension)
    .map(({ value }) => value)
    .filter((value) => wanted.includes(value));
};
