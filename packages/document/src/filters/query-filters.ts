import {
  type ComponentId,
  type CubeComponents,
  FIELD_VALUE_NONE,
  type FilterValue as Filter,
  type Filters,
  findComponent,
  type Iri,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { CubeConfig } from "../schema/filters.ts";
import { findCube, listOriginals } from "../datasets/cube-of-dimension.ts";
import { listAskedComponents, hasColumns } from "../chart-types/read-config.ts";

/** What is asked of one dataset: the components that the chart uses, under these filters. */
export type QueryFilters = {
  iri: Iri;
  filters: Filters;
  componentIds: ComponentId[];
  joinBy?: ComponentId[];
};

const originalsOf = (
  id: ComponentId,
  components: CubeComponents,
): { cubeIri: Iri; id: ComponentId }[] => {
  const dimension = components.dimensions.find((each) => each.id === id);
  if (dimension) return listOriginals(dimension);
  const component = findComponent(components, id);
  return component ? [{ cubeIri: component.cubeIri, id }] : [];
};

/** Errors and bounds of the measures that are shown (UN1). */
const listUncertainties = (
  ids: readonly ComponentId[],
  components: CubeComponents,
): ComponentId[] => {
  const measures = components.measures.filter(({ id }) => ids.includes(id));
  return components.dimensions
    .filter(({ related }) =>
      related.some((relation) => measures.some(({ id }) => id === relation.id)),
    )
    .map(({ id }) => id);
};

const listUsedComponents = (config: ChartConfig, components: CubeComponents): ComponentId[] => {
  const asked = listAskedComponents(config);
  // Columns by which the rows of a table are ordered, or with which its links end, also where nobody sees them.
  const others = hasColumns(config)
    ? [...config.sorting, config.extensions?.links].flatMap((each) => each?.componentId ?? [])
    : listUncertainties(asked, components);
  return [...new Set([...asked, ...others])];
};

const isNone = (filter: Filter): boolean =>
  filter.type === "single" && filter.value === FIELD_VALUE_NONE;

const isMostRecent = (filter: Filter): boolean =>
  filter.type === "single" && filter.value === MOST_RECENT_VALUE;

const plainFilter = (filter: CubeConfig["filters"][string]): Filter => {
  if (filter.type === "single") return { type: "single", value: filter.value };
  if (filter.type === "multi") return { type: "multi", values: filter.values };
  return { type: "range", from: filter.from, to: filter.to };
};

const listKnownIds = ({ dimensions, measures }: CubeComponents): Set<ComponentId> =>
  new Set([
    ...dimensions.flatMap((dimension) => listOriginals(dimension).map(({ id }) => id)),
    ...measures.map(({ id }) => id),
  ]);

/** A selection of every value restricts nothing and is not sent (VF7). */
const isEverything = (id: ComponentId, filter: Filter, components: CubeComponents): boolean => {
  if (filter.type !== "multi") return false;
  const dimension = components.dimensions.find((each) =>
    listOriginals(each).some((original) => original.id === id),
  );
  const values = dimension?.values ?? [];
  return values.length > 0 && values.every(({ value }) => filter.values[value]);
};

/** A reader's choice within what the author allows (VF2): never beyond the author's own selection of values. */
const applyViewFilter = (author: Filter | undefined, view: Filter): Filter | undefined => {
  if (isNone(view)) return author?.type === "multi" ? author : undefined;
  if (author?.type !== "multi") return view;
  if (view.type === "single") return author.values[view.value] ? view : author;
  if (view.type === "range") return author;
  const allowed = Object.keys(view.values).filter((value) => author.values[value]);
  return {
    type: "multi",
    values: Object.fromEntries(allowed.map((value) => [value, true as const])),
  };
};

/** What may change an author's filters: the reader's choices by component id. */
export type FilterOverrides = { viewFilters?: Filters };

const listViewFilters = (config: ChartConfig, { viewFilters = {} }: FilterOverrides) => {
  const offered = config.interactiveFiltersConfig?.dataFilters;
  const allowed = offered?.active ? offered.componentIds : [];
  return Object.entries(viewFilters).filter(([id]) => allowed.includes(id));
};

/**
 * What to ask for observations, per dataset (VF1): the author's filters, over them the reader's where they are
 * offered. Join ids become each dataset's own; the marker of the most recent value passes through, and its dimension is
 * asked for, since only the rows tell which value it is (MR1); filters on `none`, and on what the dataset has no longer,
 * are left out.
 */
export const listQueryFilters = (
  config: ChartConfig,
  components: CubeComponents,
  overrides: FilterOverrides = {},
): QueryFilters[] => {
  const used = listUsedComponents(config, components);
  const queries = config.cubes.map((cube): QueryFilters => ({
    iri: cube.iri,
    filters: Object.fromEntries(
      Object.entries(cube.filters).map(([id, filter]) => [id, plainFilter(filter)]),
    ),
    componentIds: [...(cube.joinBy ?? [])],
    ...(cube.joinBy ? { joinBy: cube.joinBy } : {}),
  }));
  const queryOf = ({
    cubeIri,
    id,
  }: {
    cubeIri: Iri;
    id: ComponentId;
  }): QueryFilters | undefined => {
    const cube = findCube(config.cubes, cubeIri, id);
    return queries.find(({ iri }) => iri === cube?.iri);
  };
  for (const original of used.flatMap((id) => originalsOf(id, components))) {
    const query = queryOf(original);
    if (query && !query.componentIds.includes(original.id)) query.componentIds.push(original.id);
  }
  for (const [id, filter] of listViewFilters(config, overrides)) {
    for (const original of originalsOf(id, components)) {
      const query = queryOf(original);
      if (!query) continue;
      const applied = applyViewFilter(query.filters[original.id], filter);
      if (applied) query.filters[original.id] = applied;
      else delete query.filters[original.id];
    }
  }
  const known = listKnownIds(components);
  return queries.map((query) => {
    const filters = Object.entries(query.filters).filter(
      ([id, filter]) => known.has(id) && !isNone(filter) && !isEverything(id, filter, components),
    );
    // Of a dataset of which nothing is shown only the keys are asked for, which add no rows.
    const isUsed = query.componentIds.length > (query.joinBy?.length ?? -1);
    const marked = isUsed
      ? filters.filter(([, filter]) => isMostRecent(filter)).map(([id]) => id)
      : [];
    return {
      ...query,
      componentIds: [...new Set([...query.componentIds, ...marked])],
      filters: Object.fromEntries(filters),
    };
  });
};
