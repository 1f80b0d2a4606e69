import {
  buildJoinById,
  type ComponentId,
  type CubeComponents,
  type Filters,
  type FilterValue,
  findComponent,
  kindTraits,
} from "@statelier/model";
import { findCube } from "../datasets/cube-of-dimension.ts";
import { deriveFilters } from "../filters/derive-filters.ts";
import {
  hasColumns,
  listFieldComponents,
  listMapDimensions,
  listMappedComponents,
  listPointDimensions,
  readFields,
} from "../chart-types/read-config.ts";
import { adaptSeries } from "./adapt-series.ts";
import { carryPoints } from "./carry-points.ts";
import { dropFirstNames } from "./describe-points.ts";
import { dropImpossibleCalculation } from "../fields/calculation.ts";
import { dropImpossiblePanels } from "../fields/panels.ts";
import { canShowPercent } from "../fields/percent.ts";
import { listSharedAxis } from "../fields/unit-conversion.ts";
import { shareConversion } from "../schema/limits.ts";
import { withOwnSums } from "../chart-types/own-sums.ts";
import { type ChartConfig, rulesOf } from "../chart-types/registry.ts";
import type { CubeConfig, InteractiveFiltersConfig } from "../schema/filters.ts";
import type { ChartIntent } from "../chart-types/parts/chart-intent.ts";
import { type ChartType, chartTraits } from "../chart-types/chart-types.ts";

/** What the config means, whatever its type (CV1). */
const deriveIntent = (config: ChartConfig, components: CubeComponents): ChartIntent =>
  rulesOf(config.chartType).toIntent(config, components);

/** Whether a filter is still the one with which the first chart began, which no author has chosen. */
const isFirstFilter = (
  filter: FilterValue | undefined,
  first: readonly string[] | undefined,
): boolean =>
  first !== undefined &&
  filter?.type === "multi" &&
  Object.keys(filter.values).length === first.length &&
  first.every((value) => filter.values[value]);

/** What fields call a dimension of a dataset: a joined one by its join. */
const nameInFields = ({ joinBy = [] }: CubeConfig, id: ComponentId): ComponentId =>
  joinBy.includes(id) ? buildJoinById(joinBy.indexOf(id)) : id;

/** What a dataset calls what a field shows; undefined where it has not got it. */
const nameInCube = (
  cubes: readonly CubeConfig[],
  cube: CubeConfig,
  name: ComponentId,
): ComponentId | undefined => {
  const joined = cube.joinBy?.find((_, index) => buildJoinById(index) === name);
  if (joined !== undefined || cubes.length === 1) return joined ?? name;
  return findCube(cubes, "", name) === cube ? name : undefined;
};

const isKeptByRule = ({ cubes, extensions }: ChartConfig, name: ComponentId): boolean =>
  cubes.some((cube) => {
    const id = nameInCube(cubes, cube, name);
    return id !== undefined && isFirstFilter(cube.filters[id], extensions?.firstValues?.[name]);
  });

/** Points are series along a time, and categories elsewhere; series that a rule kept to the largest are points (CV17). */
const adaptPoints = (
  intent: ChartIntent,
  config: ChartConfig,
  chartType: ChartType,
): ChartIntent => {
  const { segment, category } = intent;
  if (chartTraits[chartType].hasPoints)
    return segment && isKeptByRule(config, segment.componentId)
      ? { ...intent, segment: undefined, category: { componentId: segment.componentId } }
      : intent;
  const [point] = listPointDimensions(config);
  if (point === undefined || segment || category) return intent;
  const isAlongTime = rulesOf(chartType).fields.some(({ role }) => role === "time");
  return isAlongTime
    ? { ...intent, segment: { componentId: point, showValuesMapping: {} } }
    : { ...intent, category: { componentId: point } };
};

/** The dimensions of which no value is one too many: places on a map, points, rows of a table. */
const listWhole = (config: ChartConfig): ComponentId[] =>
  hasColumns(config)
    ? listFieldComponents(config)
    : [...listMapDimensions(config), ...listPointDimensions(config)];

/** Values to which a first chart was kept come back where none is one too many; series, and what follows a map, begin with the largest again (CV12, CV17). */
const withFirstValues = (cube: CubeConfig, config: ChartConfig, to: ChartConfig): Filters => {
  const first = config.extensions?.firstValues ?? {};
  const [before, after] = [config, to].map(listWhole);
  const isShort = (id: ComponentId): boolean =>
    listMapDimensions(config).includes(id) || readFields(to).segment?.componentId === id;
  const filters = Object.entries(cube.filters).filter(([id, filter]) => {
    const name = nameInFields(cube, id);
    return !after?.includes(name) || !isFirstFilter(filter, first[name]);
  });
  const restored = Object.entries(first).flatMap(([name, values]): [string, FilterValue][] => {
    const id = nameInCube(config.cubes, cube, name);
    const isBack = before?.includes(name) && !after?.includes(name) && isShort(name);
    if (!isBack || id === undefined || cube.filters[id]) return [];
    const all = Object.fromEntries(values.map((value) => [value, true as const]));
    return [[id, { type: "multi", values: all }]];
  });
  return Object.fromEntries([...filters, ...restored]);
};

/** Columns drop ranges; a map keeps the areas it starts with where the author has chosen none (CV12). */
const carryCubes = (config: ChartConfig, initial: ChartConfig, to: ChartConfig): CubeConfig[] =>
  config.cubes.map((cube) => {
    const own = initial.cubes.find(({ iri }) => iri === cube.iri)?.filters ?? {};
    const kept = Object.entries(withFirstValues(cube, config, to)).filter(
      ([, filter]) => !hasColumns(initial) || filter.type !== "range",
    );
    return { ...cube, filters: { ...own, ...Object.fromEntries(kept) } };
  });

/** Symbols stand on the marks of lines and areas only (CV13); columns show no limits and keep them. */
const carryLimits = (
  { limits: old }: ChartConfig,
  converted: ChartConfig,
): ChartConfig["limits"] => {
  if (hasColumns(converted)) return old;
  const hasSymbols = rulesOf(converted.chartType).limits === "symbols";
  return Object.fromEntries(
    Object.entries(old).map(([id, limits]) => [
      id,
      limits.map(({ symbolType, ...limit }) =>
        hasSymbols ? { ...limit, symbolType: symbolType ?? "circle" } : limit,
      ),
    ]),
  );
};

const timeAxisId = (config: ChartConfig, components: CubeComponents): ComponentId | undefined => {
  const id = config.interactiveFiltersConfig?.timeRange.componentId;
  const component = findComponent(components, id ?? "");
  const shown = hasColumns(config) || (id && listFieldComponents(config).includes(id));
  return component && shown && kindTraits(component).canTimeFilter ? component.id : undefined;
};

/** What viewers may change, as far as the new type offers it (CV14). */
const carryInteractiveFilters = (
  old: InteractiveFiltersConfig,
  converted: ChartConfig,
  components: CubeComponents,
): InteractiveFiltersConfig | undefined => {
  const initial = converted.interactiveFiltersConfig;
  if (!initial) return undefined;
  const segment = readFields(converted).segment?.componentId;
  const fields = listMappedComponents(converted);
  const componentIds = old.dataFilters.componentIds.filter((id) => !fields.includes(id));
  const axis = timeAxisId(converted, components);
  return {
    legend:
      segment !== undefined && old.legend.componentId === segment ? old.legend : initial.legend,
    timeRange:
      axis !== undefined && old.timeRange.componentId === axis ? old.timeRange : initial.timeRange,
    dataFilters: {
      ...old.dataFilters,
      componentIds,
      active: old.dataFilters.active && componentIds.length > 0,
    },
    calculation: canShowPercent(converted) ? old.calculation : initial.calculation,
  };
};

/** The time range belongs to the dimension that the chart runs along. */
const followAxis = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters || hasColumns(config) || !filters.timeRange.componentId) return config;
  const axis = rulesOf(config.chartType).toIntent(config, components).category?.componentId;
  if (axis === undefined || axis === filters.timeRange.componentId) return config;
  const timeRange = { ...filters.timeRange, componentId: axis };
  return { ...config, interactiveFiltersConfig: { ...filters, timeRange } };
};

/** What the chart means, written into the first config of a type. */
const writeIntent = (
  config: ChartConfig,
  intent: ChartIntent,
  { chartType, components }: { chartType: ChartType; components: CubeComponents },
): ChartConfig => {
  const rules = rulesOf(chartType);
  const { key, meta, cubes } = config;
  const extensions = dropFirstNames(config.extensions);
  const initial = rules.makeInitial({ components, cubes, key, meta });
  const adapted = adaptSeries(adaptPoints(intent, config, chartType), config, {
    chartType,
    components,
  });
  const fresh = rules.fromIntent(adapted, initial, components);
  const extended = dropImpossiblePanels({ ...fresh, ...(extensions ? { extensions } : {}) });
  const pointed = carryPoints(extended, adapted, components);
  const converted = followAxis(pointed, components);
  const old = config.interactiveFiltersConfig;
  const interactiveFiltersConfig = old && carryInteractiveFilters(old, converted, components);
  const written = {
    ...converted,
    cubes: carryCubes(config, initial, converted),
    limits: carryLimits(config, converted),
    conversionUnitsByComponentId: shareConversion(
      listSharedAxis(converted),
      config.conversionUnitsByComponentId,
    ),
    ...(interactiveFiltersConfig ? { interactiveFiltersConfig } : {}),
  };
  return deriveFilters(dropImpossibleCalculation(written, components), components);
};

/**
 * The chart as another type, with everything that the type can hold (CV1 to CV14). Undefined where the type is
 * not available for these components. Key, texts, datasets, limits and units stay.
 */
export const convertChartConfig = (
  config: ChartConfig,
  chartType: ChartType,
  components: CubeComponents,
): ChartConfig | undefined => {
  if (config.chartType === chartType) return config;
  const own = withOwnSums(config, components);
  if (rulesOf(chartType).checkAvailability(own)) return undefined;
  return writeIntent(config, deriveIntent(config, own), { chartType, components: own });
};

/** The chart as the type that shows the same better (CV15). */
export const convertToSuggestion = (
  config: ChartConfig,
  components: CubeComponents,
): ChartConfig | undefined => {
  const { suggestion } = rulesOf(config.chartType);
  if (!suggestion) return undefined;
  const own = withOwnSums(config, components);
  const intent = suggestion.adapt(deriveIntent(config, own));
  return writeIntent(config, intent, { chartType: suggestion.chartType, components: own });
};
