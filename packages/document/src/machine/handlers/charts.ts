import { type ComponentId, type CubeComponents, findComponent } from "@statelier/model";
import { convertChartConfig } from "../../charts/convert-chart-config.ts";
import { findUnnamedPoints } from "../../charts/describe-points.ts";
import { chooseChartType } from "../../charts/list-chart-types.ts";
import { makeInitialChartConfig } from "../../charts/make-initial-chart-config.ts";
import { listFieldComponents } from "../../chart-types/read-config.ts";
import { addCube, keepOpen, removeUnusedCube, renameLeft } from "../../charts/change-datasets.ts";
import { removeFromLayout, repairLayout } from "../../dashboard/layout-blocks.ts";
import { normalizeChart } from "../../charts/normalize-chart.ts";
import { withOwnSums } from "../../chart-types/own-sums.ts";
import { type ChartConfig, chartRules } from "../../chart-types/registry.ts";
import type { CubeConfig } from "../../schema/filters.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import {
  changeChart,
  changeChartWith,
  type ChartsHandler,
  CONFIGURING,
  EDITING,
  findActiveChart,
  type HandlerResult,
  type MachineContext,
  replaceChart,
} from "../events/handler.ts";

const switchActiveChart: ChartsHandler<"SWITCH_ACTIVE_CHART"> = {
  allowed: ["CONFIGURING_CHART", "LAYOUTING", "PUBLISHED"],
  handle: (state, event) =>
    state.chartConfigs.some(({ key }) => key === event.chartKey)
      ? { state: { ...state, activeChartKey: event.chartKey } }
      : undefined,
};

/** CH1 */
const appendChart = (state: StateWithCharts, chart: ChartConfig): HandlerResult => {
  const block = { type: "chart" as const, key: chart.key, initialized: false };
  const layout = { ...state.layout, blocks: [...state.layout.blocks, block] };
  const publishable =
    layout.type === "singleURLs"
      ? { ...layout, publishableChartKeys: [...layout.publishableChartKeys, chart.key] }
      : layout;
  return {
    state: {
      ...state,
      chartConfigs: [...state.chartConfigs, chart],
      activeChartKey: chart.key,
      layout: repairLayout(publishable),
    },
  };
};

/** A config that comes from outside is set right; undefined while its components are not known, or where its fields show others. */
const settle = (config: ChartConfig, context: MachineContext): ChartConfig | undefined => {
  const components = context.findComponents(config.cubes);
  if (!components || listFieldComponents(config).some((id) => !findComponent(components, id)))
    return undefined;
  return normalizeChart(config, components);
};

const addCopy = (
  state: StateWithCharts,
  config: ChartConfig,
  context: MachineContext,
): HandlerResult => {
  const copy = { ...config, key: context.makeKey(), activeField: undefined };
  const chart = settle(copy, context);
  return chart && appendChart(state, chart);
};

const addChart: ChartsHandler<"CHART_CONFIG_ADD"> = {
  allowed: EDITING,
  handle: (state, event, context) => {
    const source = event.chartConfig ?? findActiveChart(state);
    return source && addCopy(state, source, context);
  },
};

const addChartOfDataset: ChartsHandler<"CHART_CONFIG_ADD_NEW_DATASET"> = {
  allowed: EDITING,
  handle: (state, event, context) => addCopy(state, event.chartConfig, context),
};

/** CH2 */
const removeChart: ChartsHandler<"CHART_CONFIG_REMOVE"> = {
  allowed: EDITING,
  handle: (state, event) => {
    const index = state.chartConfigs.findIndex(({ key }) => key === event.chartKey);
    if (index < 0 || state.chartConfigs.length === 1) return undefined;
    const chartConfigs = state.chartConfigs.toSpliced(index, 1);
    const wasActive = state.activeChartKey === event.chartKey;
    const previous = chartConfigs[Math.max(0, index - 1)]?.key ?? state.activeChartKey;
    return {
      state: {
        ...state,
        chartConfigs,
        activeChartKey: wasActive ? previous : state.activeChartKey,
        layout: removeFromLayout(state.layout, event.chartKey, chartConfigs),
      },
    };
  },
};

/** The list with one element moved; undefined where an index is beyond it. */
const move = <T>(list: readonly T[], oldIndex: number, newIndex: number): T[] | undefined => {
  const moved = list[oldIndex];
  if (moved === undefined || newIndex < 0 || newIndex >= list.length) return undefined;
  return list.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, moved);
};

/** CH3 */
const reorderCharts: ChartsHandler<"CHART_CONFIG_REORDER"> = {
  allowed: EDITING,
  handle: (state, event) => {
    const chartConfigs = move(state.chartConfigs, event.oldIndex, event.newIndex);
    return chartConfigs && { state: { ...state, chartConfigs } };
  },
};

const replaceChartConfig: ChartsHandler<"CHART_CONFIG_REPLACED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChart(state, ({ key }) => settle({ ...event.chartConfig, key }, context)),
};

const changeType: ChartsHandler<"CHART_TYPE_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChartWith(state, context, (config, components) =>
      convertChartConfig({ ...config, activeField: undefined }, event.chartType, components),
    ),
};

const joinCubes = (
  config: ChartConfig,
  iri: string,
  joinBy: Record<string, ComponentId[]>,
): CubeConfig[] | undefined => {
  const cubes = [...config.cubes, { iri, filters: {} }];
  const lists = cubes.map((cube) => joinBy[cube.iri]);
  const [first] = lists;
  const fits = first?.length && lists.every((list) => list?.length === first.length);
  return fits ? cubes.map((cube, index) => ({ ...cube, joinBy: lists[index] })) : undefined;
};

/** Each dataset has the dimensions by which it joins, and joins by each of them once (JO11). */
const hasJoined = (cubes: readonly CubeConfig[], { dimensions }: CubeComponents): boolean =>
  cubes.every(({ iri, joinBy = [] }) => {
    const own = dimensions
      .flatMap((dimension) => dimension.originalIds ?? [])
      .filter(({ cubeIri }) => cubeIri === iri)
      .map(({ dimensionId }) => dimensionId);
    return new Set(joinBy).size === joinBy.length && joinBy.every((id) => own.includes(id));
  });

/** JO2 */
const addDataset: ChartsHandler<"DATASET_ADD"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChart(state, (config) => {
      if (config.cubes.some(({ iri }) => iri === event.iri)) return undefined;
      const cubes = joinCubes(config, event.iri, event.joinBy);
      const components = cubes && context.findComponents(cubes);
      if (!components || !hasJoined(cubes, components)) return undefined;
      return addCube(config, cubes, components);
    }),
};

const rebuildChart = (
  config: ChartConfig,
  cubes: CubeConfig[],
  components: CubeComponents,
): ChartConfig | undefined => {
  const own = withOwnSums(config, components);
  const isPossible = chartRules[config.chartType].checkAvailability(own) === undefined;
  const chartType = isPossible ? config.chartType : chooseChartType(own, cubes.length);
  const { key, meta } = config;
  const rebuilt = makeInitialChartConfig(chartType, { components: own, cubes, key, meta });
  if (!rebuilt) return undefined;
  const { points: _points, ...extensions } = config.extensions ?? {};
  return keepOpen(normalizeChart({ ...rebuilt, extensions }, own), config.activeField);
};

/** JO3: joins stay while two datasets are left; a chart that showed something of the one that is gone is made anew. */
const removeDataset: ChartsHandler<"DATASET_REMOVE"> = {
  allowed: CONFIGURING,
  handle: (state, event, context) =>
    changeChart(state, (config) => {
      const left = config.cubes.filter(({ iri }) => iri !== event.iri);
      if (left.length === config.cubes.length || left.length === 0) return undefined;
      const cubes = left.length > 1 ? left : left.map(({ joinBy: _joinBy, ...cube }) => cube);
      const components = context.findComponents(cubes);
      if (!components) return undefined;
      const before = context.findComponents(config.cubes);
      const { extensions, activeField } = renameLeft(config, left);
      return (
        (before && removeUnusedCube(config, before, { cubes, components })) ??
        rebuildChart({ ...config, extensions, activeField }, cubes, components)
      );
    }),
};

const changeMeta: ChartsHandler<"CHART_META_CHANGE"> = {
  allowed: CONFIGURING,
  handle: (state, { field, locale, value }) =>
    changeChart(state, (config) => ({
      ...config,
      meta: { ...config.meta, [field]: { ...config.meta[field], [locale]: value } },
    })),
};

/** Names of points that were just made, as they would have begun with them; not over what their author has chosen (FC6). */
const namePoints: ChartsHandler<"POINTS_NAMED"> = {
  allowed: EDITING,
  handle: (state, { chartKey, dimension, values }) => {
    const config = state.chartConfigs.find(({ key }) => key === chartKey);
    if (!config || findUnnamedPoints(config)?.dimension !== dimension) return undefined;
    const { pointLabels, firstNames } = config.extensions ?? {};
    const extensions = {
      ...config.extensions,
      pointLabels: { ...pointLabels, [dimension]: values },
      firstNames: { ...firstNames, [dimension]: values },
    };
    const named = { ...config, extensions };
    return { state: replaceChart(state, chartKey, named) };
  },
};

const changeActiveField: ChartsHandler<"CHART_ACTIVE_FIELD_CHANGED"> = {
  allowed: CONFIGURING,
  handle: (state, event) => {
    const config = findActiveChart(state);
    return (
      config && { state: replaceChart(state, config.key, { ...config, activeField: event.field }) }
    );
  },
};

export const chartHandlers = {
  SWITCH_ACTIVE_CHART: switchActiveChart,
  CHART_CONFIG_ADD: addChart,
  CHART_CONFIG_ADD_NEW_DATASET: addChartOfDataset,
  CHART_CONFIG_REMOVE: removeChart,
  CHART_CONFIG_REORDER: reorderCharts,
  CHART_CONFIG_REPLACED: replaceChartConfig,
  CHART_TYPE_CHANGED: changeType,
  POINTS_NAMED: namePoints,
  DATASET_ADD: addDataset,
  DATASET_REMOVE: removeDataset,
  CHART_META_CHANGE: changeMeta,
  CHART_ACTIVE_FIELD_CHANGED: changeActiveField,
};
