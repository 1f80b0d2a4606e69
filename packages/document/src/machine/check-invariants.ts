import { type ComponentId, type CubeComponents, kindTraits } from "@statelier/model";
import { findCube, listOriginals } from "../datasets/cube-of-dimension.ts";
import {
  listFieldComponents,
  hasColumns,
  listMappedComponents,
} from "../chart-types/read-config.ts";
import { canShowPercent } from "../fields/percent.ts";
import { findSharedDimension } from "../dashboard/shared-filters.ts";
import { canFilterBy } from "../filters/single-filters.ts";
import { BREAKPOINTS } from "../schema/breakpoints.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import { isSame } from "../document/is-same.ts";
import { parseConfiguratorState } from "../document/parse-document.ts";
import type { MachineContext } from "./events/handler.ts";

const findFilter = (config: ChartConfig, id: ComponentId) =>
  config.cubes.map(({ filters }) => filters[id]).find((filter) => filter !== undefined);

/** Every key dimension that no field shows has a single value, one of its own; no dimension that a field shows has one. */
const checkFilters = (config: ChartConfig, components: CubeComponents): string[] => {
  if (hasColumns(config)) return [];
  const shown = listFieldComponents(config);
  return components.dimensions.flatMap((dimension) => {
    if (kindTraits(dimension).role !== "dimension") return [];
    return listOriginals(dimension).flatMap(({ id }) => {
      const filter = findFilter(config, id);
      const isShown = shown.includes(dimension.id) || shown.includes(id);
      if (isShown)
        return filter?.type === "single" ? [`${id} is shown and has a single filter`] : [];
      if (filter && filter.type !== "single")
        return [`${id} is not shown and its filter is not single`];
      if (filter && !canFilterBy(dimension, filter.value))
        return [`${id} has not got the value of its filter`];
      const needed = dimension.isKeyDimension && dimension.values.length > 0;
      return needed && !filter ? [`${id} is a key dimension without a filter`] : [];
    });
  });
};

/** A joined dimension has one filter, the same in every dataset (FI16). */
const checkJoined = ({ cubes }: ChartConfig, { dimensions }: CubeComponents): string[] =>
  dimensions
    .filter((dimension) => {
      const [first, ...others] = listOriginals(dimension).map(
        ({ cubeIri, id }) => findCube(cubes, cubeIri, id)?.filters[id],
      );
      return others.some((filter) => !isSame(filter, first));
    })
    .map(({ id }) => `${id} has other filters in one dataset than in another`);

/** Every filter is in the dataset of its dimension (FI11). */
const checkOwners = ({ cubes }: ChartConfig, { dimensions }: CubeComponents): string[] => {
  const originals = dimensions.flatMap(listOriginals);
  return cubes.flatMap((cube) =>
    Object.keys(cube.filters)
      .filter((id) => {
        const original = originals.find((each) => each.id === id);
        return !original || findCube(cubes, original.cubeIri, id) !== cube;
      })
      .map((id) => `${id} is no dimension of ${cube.iri}`),
  );
};

const checkViewerFilters = (config: ChartConfig): string[] => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return [];
  const problems: string[] = [];
  const percent = filters.calculation.active || filters.calculation.type === "percent";
  if (percent && !canShowPercent(config)) problems.push("percent without a stacked segment");
  const shown = listMappedComponents(config);
  if (filters.dataFilters.componentIds.some((id) => shown.includes(id))) {
    problems.push("a viewer's filter is a field");
  }
  if (filters.dataFilters.active && filters.dataFilters.componentIds.length === 0) {
    problems.push("viewers' filters are on without any");
  }
  return problems;
};

const checkFields = (config: ChartConfig, components: CubeComponents): string[] => {
  const known = new Set([...components.dimensions, ...components.measures].map(({ id }) => id));
  return listFieldComponents(config)
    .filter((id) => !known.has(id))
    .map((id) => `${id} is no component`);
};

/** Each shared dimension is that of a chart, or may be that of one whose components are not known, and these alone have values (DA8). */
const checkShared = (
  { chartConfigs, dashboardFilters }: StateWithCharts,
  context: MachineContext,
): string[] => {
  const { componentIds, filters } = dashboardFilters.dataFilters;
  const charts = chartConfigs.map(({ cubes }) => context.findComponents(cubes));
  const orphans = componentIds.filter(
    (id) => !charts.some((each) => !each || findSharedDimension(each.dimensions, id)),
  );
  const unlisted = Object.keys(filters).filter((id) => !componentIds.includes(id));
  const isTwice = new Set(componentIds).size < componentIds.length;
  return [
    ...orphans.map((id) => `${id} is shared and no chart has it`),
    ...unlisted.map((id) => `${id} has a shared value and is not shared`),
    ...(isTwice ? ["a dimension is shared twice"] : []),
  ];
};

const checkLayout = ({ layout, chartConfigs }: StateWithCharts): string[] => {
  const blockKeys = layout.blocks.map(({ key }) => key);
  const problems = chartConfigs
    .filter(({ key }) => blockKeys.filter((each) => each === key).length !== 1)
    .map(({ key }) => `chart ${key} has not exactly one block`);
  if (
    layout.blocks.some(
      ({ type, key }) => type === "chart" && !chartConfigs.some((chart) => chart.key === key),
    )
  ) {
    problems.push("a block has no chart");
  }
  if (layout.type === "singleURLs" && layout.publishableChartKeys.length === 0) {
    problems.push("nothing is publishable");
  }
  if (layout.type === "dashboard" && layout.layout === "canvas") {
    for (const breakpoint of BREAKPOINTS) {
      const items = (layout.layouts[breakpoint] ?? []).map(({ i }) => i);
      if (items.toSorted().join() !== blockKeys.toSorted().join())
        problems.push(`canvas ${breakpoint}`);
    }
  }
  return problems;
};

/** What must hold in every state, as the list of what does not (ST7). */
export const checkInvariants = (state: ConfiguratorState, context: MachineContext): string[] => {
  const parsed = parseConfiguratorState(state);
  const problems = parsed.ok ? [] : [`${parsed.problem.path}: ${parsed.problem.expected}`];
  if (!("chartConfigs" in state)) return problems;
  const keys = state.chartConfigs.map(({ key }) => key);
  if (new Set(keys).size < keys.length) problems.push("two charts have one key");
  if (!keys.includes(state.activeChartKey)) problems.push("the active chart does not exist");
  for (const config of state.chartConfigs) {
    const components = context.findComponents(config.cubes);
    if (!components) continue;
    problems.push(
      ...checkFilters(config, components),
      ...checkJoined(config, components),
      ...checkOwners(config, components),
      ...checkViewerFilters(config),
      ...checkFields(config, components),
    );
  }
  return [...problems, ...checkShared(state, context), ...checkLayout(state)];
};
