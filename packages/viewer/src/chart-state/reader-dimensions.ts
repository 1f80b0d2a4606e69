import {
  type ChartConfig,
  type ChartContext,
  listDimensionIds,
  listOriginals,
  readFields,
} from "@statelier/document";
import type { ComponentId, Dimension } from "@statelier/model";

const findDimension = (
  { components }: ChartContext,
  field: { componentId: ComponentId } | undefined,
): Dimension | undefined => components.dimensions.find(({ id }) => id === field?.componentId);

/** The dimension whose values the legend switches. */
export const findSegment = (chart: ChartContext): Dimension | undefined =>
  findDimension(chart, readFields(chart.config).segment);

/** The dimension whose values are shown one after the other. */
export const findAnimated = (chart: ChartContext): Dimension | undefined =>
  findDimension(chart, readFields(chart.config).animation);

/** The place of a dimension's filter among the author's; after all of them where it has none. */
const placeOf = (config: ChartConfig, dimension: Dimension): number => {
  const ids = listDimensionIds(dimension);
  const place = config.cubes
    .flatMap(({ filters }) => Object.keys(filters))
    .findIndex((filter) => ids.includes(filter));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/** The dimensions whose value readers may choose, in the order of the author's filters. */
export const listReaderDimensions = ({ config, components }: ChartContext): Dimension[] => {
  const filters = config.interactiveFiltersConfig?.dataFilters;
  if (!filters?.active) return [];
  // A document may name one more than once.
  return [...new Set(filters.componentIds)]
    .flatMap((componentId) => components.dimensions.find(({ id }) => id === componentId) ?? [])
    .map((dimension) => ({ dimension, place: placeOf(config, dimension) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ dimension }) => dimension);
};

/** The dataset that knows a dimension, and under which id. */
export const findOwnId = (dimension: Dimension): { cubeIri: string; id: ComponentId } =>
  listOriginals(dimension)[0] ?? { cubeIri: dimension.cubeIri, id: dimension.id };
