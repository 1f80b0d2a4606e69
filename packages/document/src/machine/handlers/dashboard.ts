import { type ComponentId, type Dimension, FIELD_VALUE_NONE } from "@statelier/model";
import type { ChartConfig } from "../../chart-types/registry.ts";
import { makeEmptyDashboardFilters } from "../../document/make-initial-document.ts";
import { findSharedDimension } from "../../dashboard/shared-filters.ts";
import { isTimeRange } from "../../filters/time-values.ts";
import { canFilterBy } from "../../filters/single-filters.ts";
import { findSingleValue, resolveMostRecent } from "../../filters/single-values.ts";
import type { DashboardFilters, StateWithCharts } from "../../document/configurator-state.ts";
import {
  type ChartsHandler,
  type HandlerResult,
  LAYOUTING,
  type MachineContext,
} from "../events/handler.ts";

const setFilters = (state: StateWithCharts, change: Partial<DashboardFilters>): HandlerResult => ({
  state: { ...state, dashboardFilters: { ...state.dashboardFilters, ...change } },
});

const findDimension = (
  state: StateWithCharts,
  id: ComponentId,
  context: MachineContext,
): Dimension | undefined => {
  for (const { cubes } of state.chartConfigs) {
    const found = findSharedDimension(context.findComponents(cubes)?.dimensions ?? [], id);
    if (found) return found;
  }
  return undefined;
};

const updateTimeRange: ChartsHandler<"DASHBOARD_TIME_RANGE_FILTER_UPDATE"> = {
  allowed: LAYOUTING,
  handle: (state, { timeRange }) =>
    isTimeRange(timeRange.presets) ? setFilters(state, { timeRange }) : undefined,
};

const removeTimeRange: ChartsHandler<"DASHBOARD_TIME_RANGE_FILTER_REMOVE"> = {
  allowed: LAYOUTING,
  handle: (state) => setFilters(state, { timeRange: makeEmptyDashboardFilters().timeRange }),
};

/** What is shared already may stay: it may be of a chart whose components are not known (DA8). */
const setDataFilters: ChartsHandler<"DASHBOARD_DATA_FILTERS_SET"> = {
  allowed: LAYOUTING,
  handle: (state, { dataFilters }, context) => {
    const { componentIds, filters } = dataFilters;
    const before = state.dashboardFilters.dataFilters;
    const isOnce = new Set(componentIds).size === componentIds.length;
    const isKnown = componentIds.every(
      (id) => before.componentIds.includes(id) || findDimension(state, id, context),
    );
    const isShared = Object.entries(filters).every(([id, { value }]) => {
      if (!componentIds.includes(id)) return false;
      if (before.filters[id]?.value === value) return true;
      const dimension = findDimension(state, id, context);
      return dimension && canFilterBy(dimension, value);
    });
    return isOnce && isKnown && isShared ? setFilters(state, { dataFilters }) : undefined;
  },
};

/** The one value to which a chart on its own is filtered; a newest one by its value. */
const findOwnValue = (
  config: ChartConfig,
  id: ComponentId,
  context: MachineContext,
): string | undefined => {
  const own = findSharedDimension(context.findComponents(config.cubes)?.dimensions ?? [], id);
  return own && resolveMostRecent(own, findSingleValue(config, own));
};

/** The value that most of the charts that are filtered to one have, the first of them in a draw (DA2). */
const findStart = (
  { chartConfigs }: StateWithCharts,
  dimension: Dimension,
  context: MachineContext,
): string | undefined => {
  const counts = new Map<string, number>();
  for (const config of chartConfigs) {
    const value = findOwnValue(config, dimension.id, context);
    if (value === undefined || value === FIELD_VALUE_NONE || !canFilterBy(dimension, value))
      continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0];
};

/** A shared filter starts on what the charts are filtered to, else on the first value of its dimension (DA2). */
const addDataFilter: ChartsHandler<"DASHBOARD_DATA_FILTER_ADD"> = {
  allowed: LAYOUTING,
  handle: (state, { dimensionId }, context) => {
    const { componentIds, filters } = state.dashboardFilters.dataFilters;
    const dimension = findDimension(state, dimensionId, context);
    const own = dimension && findStart(state, { ...dimension, id: dimensionId }, context);
    const value = own ?? dimension?.values[0]?.value;
    if (value === undefined || componentIds.includes(dimensionId)) return undefined;
    return setFilters(state, {
      dataFilters: {
        componentIds: [...componentIds, dimensionId].toSorted(),
        filters: { ...filters, [dimensionId]: { type: "single", value } },
      },
    });
  },
};

/** DA3 */
const removeDataFilter: ChartsHandler<"DASHBOARD_DATA_FILTER_REMOVE"> = {
  allowed: LAYOUTING,
  handle: (state, { dimensionId }) => {
    const { componentIds, filters } = state.dashboardFilters.dataFilters;
    if (!componentIds.includes(dimensionId)) return undefined;
    const { [dimensionId]: _removed, ...left } = filters;
    return setFilters(state, {
      dataFilters: { componentIds: componentIds.filter((id) => id !== dimensionId), filters: left },
    });
  },
};

export const dashboardHandlers = {
  DASHBOARD_TIME_RANGE_FILTER_UPDATE: updateTimeRange,
  DASHBOARD_TIME_RANGE_FILTER_REMOVE: removeTimeRange,
  DASHBOARD_DATA_FILTERS_SET: setDataFilters,
  DASHBOARD_DATA_FILTER_ADD: addDataFilter,
  DASHBOARD_DATA_FILTER_REMOVE: removeDataFilter,
};
