import { type ComponentId, type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import { deriveFilters } from "../rules/derive-filters.ts";
import { listFieldComponents } from "../rules/field-components.ts";
import { canShowPercent } from "../rules/percent.ts";
import { listSharedAxis, shareConversion } from "../rules/unit-conversion.ts";
import type {
  ChartConfig,
  ChartConfigOf,
  CubeConfig,
  InteractiveFiltersConfig,
} from "../schema/index.ts";
import type { ChartIntent } from "./chart-intent.ts";
import type { ChartRules } from "./chart-rules.ts";
import type { ChartType } from "./chart-types.ts";
import { chartRules } from "./registry.ts";

/** The rules of one type, ready for any config of that type. */
const rulesOf = (chartType: ChartType) => chartRules[chartType] as unknown as ChartRules<ChartType>;

/** What the config means, whatever its type (CV1). */
const deriveIntent = (config: ChartConfig, components: CubeComponents): ChartIntent =>
  rulesOf(config.chartType).toIntent(config, components);

/** A table drops ranges; a map keeps the areas it starts with where the author has chosen none (CV12). */
const carryCubes = (config: ChartConfig, initial: ChartConfig): CubeConfig[] =>
  config.cubes.map((cube) => {
    const own = initial.cubes.find(({ iri }) => iri === cube.iri)?.filters ?? {};
    const kept = Object.entries(cube.filters).filter(
      ([, filter]) => initial.chartType !== "table" || filter.type !== "range",
    );
    return { ...cube, filters: { ...own, ...Object.fromEntries(kept) } };
  });

/** Symbols stand on the marks of lines and areas only (CV13). */
const carryLimits = (config: ChartConfig, chartType: ChartType): ChartConfig["limits"] => {
  if (chartType === "table") return config.limits;
  const hasSymbols = chartType === "line" || chartType === "area";
  return Object.fromEntries(
    Object.entries(config.limits).map(([id, limits]) => [
      id,
      limits.map(({ symbolType, ...limit }) =>
        hasSymbols ? { ...limit, symbolType: symbolType ?? "circle" } : limit,
      ),
    ]),
  );
};

const segmentId = (config: ChartConfig): ComponentId | undefined =>
  "segment" in config.fields && config.chartType !== "table"
    ? config.fields.segment?.componentId
    : undefined;

const timeAxisId = (config: ChartConfig, components: CubeComponents): ComponentId | undefined => {
  const id = config.interactiveFiltersConfig?.timeRange.componentId;
  const component = findComponent(components, id ?? "");
  const shown = config.chartType === "table" || (id && listFieldComponents(config).includes(id));
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
  const segment = segmentId(converted);
  const fields = converted.chartType === "table" ? [] : listFieldComponents(converted);
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
  if (!filters || config.chartType === "table" || !filters.timeRange.componentId) return config;
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
  const initial = rules.makeInitial({ components, cubes, key, meta });
  const converted = followAxis(rules.fromIntent(intent, initial, components), components);
  const old = config.interactiveFiltersConfig;
  const interactiveFiltersConfig = old && carryInteractiveFilters(old, converted, components);
  return deriveFilters(
    {
      ...converted,
      cubes: carryCubes(config, initial),
      limits: carryLimits(config, chartType),
      conversionUnitsByComponentId: shareConversion(
        listSharedAxis(converted),
        config.conversionUnitsByComponentId,
      ),
      ...(interactiveFiltersConfig ? { interactiveFiltersConfig } : {}),
      ...(config.extensions ? { extensions: config.extensions } : {}),
    },
    components,
  );
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
  if (rulesOf(chartType).checkAvailability(components)) return undefined;
  return writeIntent(config, deriveIntent(config, components), { chartType, components });
};

/** Each slice of a pie as a bar of its own, in the order of the slices (CV15). */
export const convertSlicesToBars = (
  pie: ChartConfigOf<"pie">,
  components: CubeComponents,
): ChartConfig => {
  const intent = deriveIntent(pie, components);
  const { segment: category } = intent;
  const bars = { ...intent, ...(category && { category }) };
  return writeIntent(pie, bars, { chartType: "bar", components });
};
