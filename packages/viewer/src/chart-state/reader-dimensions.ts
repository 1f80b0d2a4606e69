import { type ChartConfig, listOriginals } from "@statelier/document";
import type { ComponentId, CubeComponents, Dimension } from "@statelier/model";

/** The dimension whose values the legend switches. */
export const findSegment = (
  config: ChartConfig,
  components: CubeComponents,
): Dimension | undefined => {
  const fields: Record<string, unknown> = config.fields;
  const segment = fields["segment"] as { componentId?: ComponentId } | undefined;
  return components.dimensions.find(({ id }) => id === segment?.componentId);
};

/** The place of a dimension's filter among the author's; after all of them where it has none. */
const placeOf = (config: ChartConfig, { id, originalIds = [] }: Dimension): number => {
  const ids = [id, ...originalIds.map(({ dimensionId }) => dimensionId)];
  const place = config.cubes
    .flatMap(({ filters }) => Object.keys(filters))
    .findIndex((filter) => ids.includes(filter));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/** The dimensions whose value readers may choose, in the order of the author's filters. */
export const listReaderDimensions = (
  config: ChartConfig,
  components: CubeComponents,
): Dimension[] => {
  const filters = config.interactiveFiltersConfig?.dataFilters;
  if (!filters?.active) return [];
  return filters.componentIds
    .flatMap((componentId) => components.dimensions.find(({ id }) => id === componentId) ?? [])
    .map((dimension) => ({ dimension, place: placeOf(config, dimension) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ dimension }) => dimension);
};

/** The dataset that knows a dimension, and under which id. */
export const findOwnId = (dimension: Dimension): { cubeIri: string; id: ComponentId } =>
  listOriginals(dimension)[0] ?? { cubeIri: dimension.cubeIri, id: dimension.id };
