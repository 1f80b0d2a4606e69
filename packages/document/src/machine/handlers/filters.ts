import type { ComponentId, CubeComponents, FilterValue, Iri } from "@statelier/model";
import { readFields } from "../../chart-types/read-config.ts";
import { separateSeries } from "../../fields/change-color.ts";
import { deriveFilters } from "../../filters/derive-filters.ts";
import { findCube, listDimensionIds, listOriginals } from "../../datasets/cube-of-dimension.ts";
import { isTimeRange } from "../../filters/time-values.ts";
import { findSharedDimension } from "../../dashboard/shared-filters.ts";
import { canFilterBy } from "../../filters/single-filters.ts";
import { findFilter } from "../../filters/single-values.ts";
import { listCorrections, listUnmappedFilters } from "../../filters/unmapped-filters.ts";
import type { ChartConfig } from "../../chart-types/registry.ts";
import type { CubeConfig } from "../../schema/filters.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import {
  changeChartWith,
  changeCubes,
  type ChartsHandler,
  CONFIGURING,
  EDITING,
  type MachineContext,
  replaceChart,
} from "../events/handler.ts";
import type { EventOf, FilterTarget } from "../events/events.ts";
import { isSame } from "../../document/is-same.ts";

/** The dataset that a filter is written to; undefined where the chart has no such dimension in it. */
const findOwner = (
  { cubes }: ChartConfig,
  { dimensions }: CubeComponents,
  { cubeIri, dimensionId }: FilterTarget,
): CubeConfig | undefined => {
  const original = dimensions.flatMap(listOriginals).find(({ id }) => id === dimensionId);
  const owner = original && findCube(cubes, original.cubeIri, original.id);
  return owner === findCube(cubes, cubeIri, dimensionId) ? owner : undefined;
};

/** Every dataset's filter of a dimension, which a join gives the same ones (FI16). */
const listOwned = (
  { cubes }: ChartConfig,
  { dimensions }: CubeComponents,
  dimensionId: ComponentId,
): { cube: CubeConfig | undefined; id: ComponentId }[] =>
  dimensions
    .map(listOriginals)
    .filter((originals) => originals.some(({ id }) => id === dimensionId))
    .flat()
    .map(({ cubeIri, id }) => ({ cube: findCube(cubes, cubeIri, id), id }));

/** The chart with one filter for each target; undefined takes the filters away. No other dimension is touched (FI11). */
const writeFilters = (
  config: ChartConfig,
  components: CubeComponents,
  { targets, filter }: { targets: readonly FilterTarget[]; filter?: FilterValue },
): ChartConfig | undefined => {
  if (targets.length === 0 || targets.some((each) => !findOwner(config, components, each)))
    return undefined;
  const owned = targets.flatMap(({ dimensionId }) => listOwned(config, components, dimensionId));
  return changeCubes(config, (cube) => {
    const ids = owned.filter((each) => each.cube === cube).map(({ id }) => id);
    if (ids.length === 0) return cube;
    const filters = { ...cube.filters };
    for (const id of ids) {
      if (filter) filters[id] = filter;
      else delete filters[id];
    }
    return { ...cube, filters };
  });
};

const leaveDataFilters = (config: ChartConfig, ids: readonly ComponentId[]): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return config;
  const componentIds = filters.dataFilters.componentIds.filter((id) => !ids.includes(id));
  if (componentIds.length === filters.dataFilters.componentIds.length) return config;
  const active = filters.dataFilters.active && componentIds.length > 0;
  const dataFilters = { ...filters.dataFilters, componentIds, active };
  return { ...config, interactiveFiltersConfig: { ...filters, dataFilters } };
};

const canFilter = (
  { dimensions }: CubeComponents,
  dimensionId: ComponentId,
  value: string,
): boolean => {
  const dimension = findSharedDimension(dimensions, dimensionId);
  return dimension !== undefined && canFilterBy(dimension, value);
};

/** Whether the dashboard shares each of the dimensions (DA8), and some chart can be filtered to the value. */
const canShare = (
  { chartConfigs, dashboardFilters }: StateWithCharts,
  { filters, value }: EventOf<"FILTER_SET_SINGLE">,
  context: MachineContext,
): boolean => {
  const charts = chartConfigs.flatMap(({ cubes }) => context.findComponents(cubes) ?? []);
  const { componentIds } = dashboardFilters.dataFilters;
  return (
    filters.length > 0 &&
    filters.every(
      ({ dimensionId }) =>
        componentIds.includes(dimensionId) &&
        charts.some((components) => canFilter(components, dimensionId, value)),
    )
  );
};

/** While layouting the value belongs to the dashboard alone (D34). No filter is set to what its dimension lacks (FI12). */
const setSingle: ChartsHandler<"FILTER_SET_SINGLE"> = {
  allowed: EDITING,
  handle: (state, event, context) => {
    const filter = { type: "single" as const, value: event.value };
    if (state.state === "CONFIGURING_CHART") {
      return changeChartWith(state, context, (config, components) => {
        const { filters: targets, value } = event;
        if (!targets.every((each) => canFilter(components, each.dimensionId, value)))
          return undefined;
        const written = writeFilters(config, components, { targets, filter });
        return written && deriveFilters(written, components);
      });
    }
    if (!canShare(state, event, context)) return undefined;
    const { dataFilters } = state.dashboardFilters;
    const added = Object.fromEntries(event.filters.map(({ dimensionId }) => [dimensionId, filter]));
    const filters = { ...dataFilters.filters, ...added };
    const dashboardFilters = {
      ...state.dashboardFilters,
      dataFilters: { ...dataFilters, filters },
    };
    return { state: { ...state, dashboardFilters } };
  },
};

/** The filter of a key dimension cannot be removed (FI12). */
const removeSingle: ChartsHandler<"FILTER_REMOVE_SINGLE"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const originals = event.filters.map(({ dimensionId }) => dimensionId);
      const dimensions = components.dimensions.filter((dimension) =>
        listOriginals(dimension).some(({ id }) => originals.includes(id)),
      );
      if (dimensions.some(({ isKeyDimension }) => isKeyDimension)) return undefined;
      const written = writeFilters(config, components, { targets: event.filters });
      const ids = dimensions.map(({ id }) => id);
      return written && leaveDataFilters(written, [...originals, ...ids]);
    }),
};

/** The chart with what has become of the filters of one dataset in those that it is joined to. */
const shareFilters = (
  config: ChartConfig,
  before: ChartConfig,
  { components, cubeIri }: { components: CubeComponents; cubeIri: Iri },
): ChartConfig => {
  const readOwn = ({ cubes }: ChartConfig) => cubes.find(({ iri }) => iri === cubeIri)?.filters;
  const [filters = {}, old = {}] = [readOwn(config), readOwn(before)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(filters)])].filter(
    (id) =>
      !isSame(old[id], filters[id]) && findOwner(config, components, { cubeIri, dimensionId: id }),
  );
  return changed.reduce((written, dimensionId) => {
    const targets = [{ cubeIri, dimensionId }];
    const filter = filters[dimensionId];
    return writeFilters(written, components, { targets, ...(filter && { filter }) }) ?? written;
  }, config);
};

/** What the dataset was filtered to before may stay, whatever it is. */
const updateAll: ChartsHandler<"CHART_CONFIG_FILTERS_UPDATE"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const { cubeIri } = event;
      const owner = config.cubes.find(({ iri }) => iri === cubeIri);
      if (!owner) return undefined;
      const fits = Object.entries(event.filters).every(
        ([dimensionId, filter]) =>
          isSame(filter, owner.filters[dimensionId]) ||
          (findOwner(config, components, { cubeIri, dimensionId }) &&
            (filter.type !== "single" || canFilter(components, dimensionId, filter.value))),
      );
      if (!fits) return undefined;
      const changed = changeCubes(config, (cube) =>
        cube === owner ? { ...cube, filters: event.filters } : cube,
      );
      return deriveFilters(shareFilters(changed, config, { components, cubeIri }), components);
    }),
};

/** Where values of the series are chosen, those that are shown have different colours. */
const separateShown = (
  config: ChartConfig,
  { before, components }: { before: ChartConfig; components: CubeComponents },
  { filters, values }: { filters: readonly FilterTarget[]; values: readonly string[] },
): ChartConfig => {
  const { segment } = readFields(config);
  const series = components.dimensions.find(({ id }) => id === segment?.componentId);
  const ids = series ? listDimensionIds(series) : [];
  if (!series || !filters.some(({ dimensionId }) => ids.includes(dimensionId))) return config;
  const old = findFilter(before, series);
  return separateSeries(
    config,
    values,
    (value) => old?.type === "multi" && old.values[value] === true,
  );
};

const setMulti: ChartsHandler<"CHART_CONFIG_FILTER_SET_MULTI"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const values = Object.fromEntries(event.values.map((value) => [value, true as const]));
      const filter = { type: "multi" as const, values };
      const written = writeFilters(config, components, { targets: event.filters, filter });
      return (
        written &&
        deriveFilters(separateShown(written, { before: config, components }, event), components)
      );
    }),
};

const withTimeRange = (
  config: ChartConfig,
  targets: readonly FilterTarget[],
  { from, to }: { from: string; to: string },
): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return config;
  const { timeRange } = filters;
  const isJoin = timeRange.componentId.startsWith("joinBy__");
  const componentId = isJoin ? timeRange.componentId : (targets[0]?.dimensionId ?? "");
  const presets = { type: "range" as const, from, to };
  const changed = { ...timeRange, componentId, presets };
  return { ...config, interactiveFiltersConfig: { ...filters, timeRange: changed } };
};

/** A range of time, which names both ends, is also where the viewer's range begins and ends (FI13). */
const setRange: ChartsHandler<"CHART_CONFIG_FILTER_SET_RANGE"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const { from, to } = event;
      if (!isTimeRange(event) || from === "" || to === "") return undefined;
      const filter = { type: "range" as const, from, to };
      const written = writeFilters(config, components, { targets: event.filters, filter });
      return written && deriveFilters(withTimeRange(written, event.filters, event), components);
    }),
};

const resetRange: ChartsHandler<"CHART_CONFIG_FILTER_RESET_RANGE"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) => {
      const written = writeFilters(config, components, { targets: event.filters });
      const reset = written && withTimeRange(written, event.filters, { from: "", to: "" });
      return reset && deriveFilters(reset, components);
    }),
};

/** An answer counts only for what is still asked (PF3), for every dataset of a join (FI16). */
const possibleFiltersReceived: ChartsHandler<"POSSIBLE_FILTERS_RECEIVED"> = {
  allowed: EDITING,
  handle: (state, event, context) => {
    const config = state.chartConfigs.find(({ key }) => key === event.chartKey);
    const components = config && context.findComponents(config.cubes);
    if (!components) return undefined;
    const current = JSON.stringify(listUnmappedFilters(config, components));
    if (current !== JSON.stringify(event.answers.map(({ asked }) => asked))) return undefined;
    const answers = event.answers.map(({ asked, possibleFilters }) => ({
      iri: asked.iri,
      possible: possibleFilters.filter(({ id, value }) => canFilter(components, id, value)),
    }));
    const corrections = answers.flatMap(({ iri, possible }) =>
      listCorrections(config, iri, possible).map(({ id, value }) => ({ iri, id, value })),
    );
    if (corrections.length === 0) return { state };
    let merged: ChartConfig = config;
    const corrected = new Set<ComponentId>();
    for (const { iri, id, value } of corrections) {
      const shown = findSharedDimension(components.dimensions, id)?.id ?? id;
      if (corrected.has(shown)) continue;
      corrected.add(shown);
      const targets = [{ cubeIri: iri, dimensionId: id }];
      const filter = { type: "single" as const, value };
      merged = writeFilters(merged, components, { targets, filter }) ?? merged;
    }
    return {
      state: replaceChart(state, config.key, merged),
      effects: [{ type: "FILTERS_CORRECTED", chartKey: config.key, componentIds: [...corrected] }],
    };
  },
};

export const filterHandlers = {
  FILTER_SET_SINGLE: setSingle,
  FILTER_REMOVE_SINGLE: removeSingle,
  CHART_CONFIG_FILTERS_UPDATE: updateAll,
  CHART_CONFIG_FILTER_SET_MULTI: setMulti,
  CHART_CONFIG_FILTER_SET_RANGE: setRange,
  CHART_CONFIG_FILTER_RESET_RANGE: resetRange,
  POSSIBLE_FILTERS_RECEIVED: possibleFiltersReceived,
};
