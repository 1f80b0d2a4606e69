import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  type FilterValue as Filter,
  type MultiFilter,
  type Filters,
  kindTraits,
  MOST_RECENT_VALUE,
  type PossibleFilter,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { CubeConfig } from "../schema/filters.ts";
import { findCube, listOriginals } from "../datasets/cube-of-dimension.ts";
import { listFieldComponents, hasColumns } from "../chart-types/read-config.ts";
import { findTopmostValue, listLeafValues } from "../values/hierarchy-default.ts";
import { timeText } from "./time-text.ts";
import { canFilterBy } from "./single-filters.ts";

/** Geography first, then hierarchies: the order in which new filters cascade (FI6). */
const orderForFilters = (dimensions: readonly Dimension[]): Dimension[] => {
  const rank = (dimension: Dimension): number =>
    kindTraits(dimension).isGeographical ? 0 : dimension.hierarchy ? 1 : 2;
  return dimensions
    .filter((dimension) => kindTraits(dimension).role === "dimension")
    .toSorted((a, b) => rank(a) - rank(b));
};

const single = (value: string): Filter => ({ type: "single", value });

/** The value, or the first one of the dimension where it lacks it. */
const known = (dimension: Dimension, value: string | undefined): Filter | undefined => {
  const isKnown = value !== undefined && canFilterBy(dimension, value);
  const found = isKnown ? value : dimension.values[0]?.value;
  return found === undefined ? undefined : single(found);
};

const firstSelected = (dimension: Dimension, { values }: MultiFilter): string | undefined =>
  Object.keys(values).find((value) => canFilterBy(dimension, value));

/** The value that a period begins with, or the first one within it; its ends are written as dates (FI4). */
const firstWithin = (
  dimension: Dimension,
  { from, to }: { from: string; to: string },
): string | undefined => {
  const texts = dimension.values.map((each) => ({
    value: each.value,
    text: timeText(dimension, each),
  }));
  const isWithin = (text: string): boolean =>
    text >= from && (to === MOST_RECENT_VALUE || text <= to);
  const first = texts.find(({ text }) => text === from) ?? texts.find(({ text }) => isWithin(text));
  return first?.value;
};

/** The topmost value of a hierarchy, where there are others below it. */
const findWhole = ({ hierarchy = [] }: Dimension): string | undefined => {
  const top = findTopmostValue(hierarchy);
  return top !== undefined && listLeafValues(hierarchy).includes(top) ? undefined : top;
};

const firstValue = (dimension: Dimension, possible: string | undefined): Filter | undefined => {
  const newest = kindTraits(dimension).isTemporal ? MOST_RECENT_VALUE : undefined;
  return known(dimension, findTopmostValue(dimension.hierarchy ?? []) ?? newest ?? possible);
};

type DimensionState = {
  dimension: Dimension;
  filter: Filter | undefined;
  possible: string | undefined;
};

/** FI1 */
const deriveMapped = ({ filter }: DimensionState): Filter | undefined =>
  filter?.type === "single" ? undefined : filter;

/** FI2, FI3, FI4, FI5 */
const deriveUnmapped = ({ dimension, filter, possible }: DimensionState): Filter | undefined => {
  if (filter?.type === "single") return filter;
  if (filter?.type === "range") return known(dimension, firstWithin(dimension, filter));
  if (filter?.type === "multi") {
    return known(dimension, findWhole(dimension) ?? firstSelected(dimension, filter));
  }
  return dimension.isKeyDimension ? firstValue(dimension, possible) : undefined;
};

/** FI7, FI8 */
const deriveColumn = (state: DimensionState, isHidden: boolean): Filter | undefined => {
  const { dimension, filter } = state;
  if (!isHidden) return deriveMapped(state);
  return dimension.isKeyDimension ? deriveUnmapped(state) : filter;
};

const makeDerive = (
  config: ChartConfig,
): ((state: DimensionState, ids: ComponentId[]) => Filter | undefined) => {
  if (hasColumns(config)) {
    const hidden = Object.values(config.fields)
      .filter(({ isHidden, isGroup }) => isHidden && !isGroup)
      .map(({ componentId }) => componentId);
    return (state, ids) =>
      deriveColumn(
        state,
        ids.some((id) => hidden.includes(id)),
      );
  }
  const mapped = listFieldComponents(config);
  return (state, ids) =>
    ids.some((id) => mapped.includes(id)) ? deriveMapped(state) : deriveUnmapped(state);
};

const setFilter = (filters: Filters, id: ComponentId, filter: Filter | undefined): void => {
  if (filter) filters[id] = filter;
  else delete filters[id];
};

/**
 * The config with the filters that its fields need (FI1 to FI8): a key dimension that no field shows has a
 * single value, a dimension that a field shows has none; a joined one has the same in every dataset (FI16). Run after
 * every change of field, type or dataset.
 */
export const deriveFilters = <T extends ChartConfig>(
  config: T,
  components: CubeComponents,
  possibleFilters: readonly PossibleFilter[] = [],
): T => {
  const derive = makeDerive(config);
  const possible = new Map(possibleFilters.map(({ id, value }) => [id, value]));
  const cubes: CubeConfig[] = config.cubes.map((cube) => ({
    ...cube,
    filters: { ...cube.filters },
  }));
  for (const dimension of orderForFilters(components.dimensions)) {
    const owned = listOriginals(dimension).flatMap(({ cubeIri, id }) => {
      const cube = findCube(cubes, cubeIri, id);
      return cube ? [{ cube, id }] : [];
    });
    const state = {
      dimension,
      filter: owned.map(({ cube, id }) => cube.filters[id]).find((filter) => filter !== undefined),
      possible: owned.map(({ id }) => possible.get(id)).find((value) => value !== undefined),
    };
    const filter = derive(state, [dimension.id, ...owned.map(({ id }) => id)]);
    for (const { cube, id } of owned) setFilter(cube.filters, id, filter);
  }
  return { ...config, cubes };
};
