import {
  type ComponentId,
  type Dimension,
  type FilterValue,
  isFinerTimeUnit,
  parseDate,
  type TimeUnit,
} from "@statelier/model";
import { makeInteractiveFilters } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { CubeConfig } from "../schema/filters.ts";
import type { ChartDocument, DashboardFilters } from "../document/configurator-state.ts";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import { findCube, listOriginals } from "../datasets/cube-of-dimension.ts";
import { type ChartContext, readFields } from "../chart-types/read-config.ts";
import { timeText } from "../filters/time-text.ts";
import { limitTimeRange } from "../filters/time-values.ts";
import { listTimeDimensions, type SharedTimeRange } from "./dashboard-candidates.ts";
import { writeDate } from "../values/write-date.ts";

/** The dimension of a chart that a dashboard's filter is for, also where the chart joins it to others. */
export const findSharedDimension = (
  dimensions: readonly Dimension[],
  componentId: ComponentId,
): Dimension | undefined =>
  dimensions.find(
    (dimension) =>
      dimension.id === componentId || listOriginals(dimension).some(({ id }) => id === componentId),
  );

/** Whether a chart on its own shows several values of a dimension, or another one than that to which a shared filter narrows it (DA9). */
export const losesValues = (
  { config, components }: ChartContext,
  componentId: ComponentId,
  value?: string,
): boolean => {
  const dimension = findSharedDimension(components.dimensions, componentId);
  if (!dimension || dimension.values.length < 2) return false;
  if (readFields(config).animation?.componentId === dimension.id) return false;
  return listOriginals(dimension).every(({ cubeIri, id }) => {
    const filter = findCube(config.cubes, cubeIri, id)?.filters[id];
    if (filter?.type !== "single" && filter?.type !== "multi") return true;
    const [first, ...others] =
      filter.type === "single" ? [filter.value] : Object.keys(filter.values);
    return others.length > 0 || (value !== undefined && first !== value);
  });
};

/** Readers are offered those that the dashboard lists; others only replace a filter that the dataset has (VF3). */
type SharedFilter = { dimension: Dimension; value: string; isOffered: boolean };

/** The dashboard's values, else the first of each dimension (DA2, DA9); an animated dimension takes none. */
const listShared = (
  { config, components }: ChartContext,
  { componentIds, filters }: DashboardFilters["dataFilters"],
): SharedFilter[] => {
  const animated = readFields(config).animation?.componentId;
  return [...new Set([...componentIds, ...Object.keys(filters)])].flatMap((id) => {
    const dimension = findSharedDimension(components.dimensions, id);
    const value = filters[id]?.value ?? dimension?.values[0]?.value;
    if (!dimension || value === undefined || dimension.id === animated) return [];
    return [{ dimension, value, isOffered: componentIds.includes(id) }];
  });
};

/** What readers are offered goes before the chart's own filters, which it then narrows. */
const writeFilters = (
  cubes: readonly CubeConfig[],
  shared: readonly SharedFilter[],
): CubeConfig[] => {
  const first = new Map<CubeConfig, Record<ComponentId, FilterValue>>();
  const written = cubes.map((cube) => ({ ...cube, filters: { ...cube.filters } }));
  for (const { dimension, value, isOffered } of shared)
    for (const { cubeIri, id } of listOriginals(dimension)) {
      const cube = findCube(written, cubeIri, id);
      if (!cube) continue;
      const filter = { type: "single" as const, value };
      if (isOffered) first.set(cube, { ...first.get(cube), [id]: filter });
      else if (cube.filters[id]) cube.filters[id] = filter;
    }
  return written.map((cube) => {
    const filters = first.get(cube);
    return filters ? { ...cube, filters: { ...filters, ...cube.filters, ...filters } } : cube;
  });
};

const shareDataFilters = (
  chart: ChartContext,
  dataFilters: DashboardFilters["dataFilters"],
): ChartConfig => {
  const { config } = chart;
  const shared = listShared(chart, dataFilters);
  const cubes = writeFilters(config.cubes, shared);
  const ids = shared.filter(({ isOffered }) => isOffered).map(({ dimension }) => dimension.id);
  if (ids.length === 0) return { ...config, cubes };
  const interactive = config.interactiveFiltersConfig ?? makeInteractiveFilters();
  const { active, componentIds, ...rest } = interactive.dataFilters;
  const own = active ? componentIds.filter((id) => !ids.includes(id)) : [];
  const offered = { ...(active ? rest : {}), active: true, componentIds: [...ids, ...own] };
  const { extensions } = config;
  const types = Object.entries(extensions?.filterTypes ?? {}).filter(([id]) => !ids.includes(id));
  return {
    ...config,
    cubes,
    interactiveFiltersConfig: { ...interactive, dataFilters: offered },
    ...(extensions && { extensions: { ...extensions, filterTypes: Object.fromEntries(types) } }),
  };
};

/** Of a date that is finer than a unit the one that contains it. */
const writeCoarse = (text: string, unit: TimeUnit): string => {
  const parsed = parseDate(text);
  return parsed && isFinerTimeUnit(parsed.unit, unit) ? writeDate(parsed.time, unit) : text;
};

/** A date of the dashboard as the dimension's own are written: of a finer one the unit that contains it. */
export const writeSharedDate = (dimension: Dimension, text: string): string => {
  const [first] = dimension.values;
  const own = first && parseDate(timeText(dimension, first));
  return own ? writeCoarse(text, own.unit) : text;
};

/** The shared period on the dates that the charts have now, whatever their unit was when it was set (DA10). */
export const limitSharedRange = (
  { timeUnit, values }: SharedTimeRange,
  { from, to }: { from: string; to: string },
): { from: string; to: string } =>
  limitTimeRange({ from: writeCoarse(from, timeUnit), to: writeCoarse(to, timeUnit) }, values);

const shareTimeRange = (
  { config, components }: ChartContext,
  { active, presets }: DashboardFilters["timeRange"],
): ChartConfig => {
  if (!active) return config;
  const interactive = config.interactiveFiltersConfig ?? makeInteractiveFilters();
  const own = interactive.timeRange;
  const shown = listTimeDimensions({ config, components });
  const dimension = shown.find(({ id }) => id === own.componentId) ?? shown[0];
  if (!dimension) return config;
  const timeRange = {
    ...own,
    active: true,
    componentId: dimension.id,
    presets: {
      type: "range" as const,
      from: writeSharedDate(dimension, presets.from) || own.presets.from,
      to: writeSharedDate(dimension, presets.to) || own.presets.to,
    },
  };
  return { ...config, interactiveFiltersConfig: { ...interactive, timeRange } };
};

const NOTHING = makeEmptyDashboardFilters();

/** What the charts of a document share: nothing where each has an address of its own. */
export const findShares = ({
  layout,
  dashboardFilters,
}: Pick<ChartDocument, "layout" | "dashboardFilters">): DashboardFilters =>
  layout.type === "singleURLs" ? NOTHING : dashboardFilters;

/**
 * A chart as it stands on a dashboard (DA9, DA10): under the shared filters, which readers may change. They go before
 * its own. A chart that has not got a shared dimension, or shows no time, is left as it is.
 */
export const shareFilters = (
  chart: ChartContext,
  { dataFilters, timeRange }: DashboardFilters,
): ChartConfig =>
  shareTimeRange({ ...chart, config: shareDataFilters(chart, dataFilters) }, timeRange);
