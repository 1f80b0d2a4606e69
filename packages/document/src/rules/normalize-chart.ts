import { type CubeComponents, findComponent } from "@statelier/model";
import { canStack } from "../chart-types/parts/component-choice.ts";
import { makeSingleColor } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig, MapColor } from "../schema/index.ts";
import { completeColors } from "./complete-colors.ts";
import { deriveFilters } from "./derive-filters.ts";
import { listFieldComponents } from "./field-components.ts";
import { dropImpossiblePercent } from "./percent.ts";

/** SG1, SG2 */
const fixStacking = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  if (config.chartType === "area") {
    const { segment, ...fields } = config.fields;
    if (!segment || canStack(components, fields.y.componentId)) return config;
    return { ...config, fields: { ...fields, color: makeSingleColor() } };
  }
  if (config.chartType !== "column" && config.chartType !== "bar") return config;
  const { segment, x, y } = config.fields;
  const measure = config.chartType === "column" ? y : x;
  if (segment?.type !== "stacked" || canStack(components, measure.componentId)) return config;
  const grouped = { ...segment, type: "grouped" as const };
  return config.chartType === "column"
    ? { ...config, fields: { ...config.fields, segment: grouped } }
    : { ...config, fields: { ...config.fields, segment: grouped } };
};

/** An animated chart keeps its series in place: no sorting by total size (AN2). */
const fixAnimatedSorting = (config: ChartConfig): ChartConfig => {
  if (config.chartType !== "column" && config.chartType !== "bar") return config;
  const { segment, animation } = config.fields;
  if (!animation || segment?.sorting?.sortingType !== "byTotalSize") return config;
  const sorted = { ...segment, sorting: { ...segment.sorting, sortingType: "byAuto" as const } };
  return config.chartType === "column"
    ? { ...config, fields: { ...config.fields, segment: sorted } }
    : { ...config, fields: { ...config.fields, segment: sorted } };
};

/** Classes belong to discrete scales, lines to continuous ones (MP5). */
const fixMapColor = (color: MapColor): MapColor => {
  if (color.type !== "numerical") return color;
  if (color.scaleType === "continuous") {
    const { nbClass: _nbClass, ...rest } = color;
    return { ...rest, interpolationType: "linear" };
  }
  return {
    ...color,
    interpolationType: color.interpolationType === "linear" ? "jenks" : color.interpolationType,
    nbClass: color.nbClass ?? 3,
  };
};

const fixMapColors = (config: ChartConfig): ChartConfig => {
  if (config.chartType !== "map") return config;
  const { areaLayer, symbolLayer } = config.fields;
  const fields = {
    ...config.fields,
    ...(areaLayer ? { areaLayer: { ...areaLayer, color: fixMapColor(areaLayer.color) } } : {}),
    ...(symbolLayer
      ? { symbolLayer: { ...symbolLayer, color: fixMapColor(symbolLayer.color) } }
      : {}),
  };
  return { ...config, fields };
};

/** A viewer's filter is never a field at the same time (VF4). */
const fixDataFilters = (config: ChartConfig): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return config;
  const shown = config.chartType === "table" ? [] : listFieldComponents(config);
  const componentIds = filters.dataFilters.componentIds.filter((id) => !shown.includes(id));
  const active = filters.dataFilters.active && componentIds.length > 0;
  if (
    componentIds.length === filters.dataFilters.componentIds.length &&
    active === filters.dataFilters.active
  ) {
    return config;
  }
  const dataFilters = { ...filters.dataFilters, componentIds, active };
  return { ...config, interactiveFiltersConfig: { ...filters, dataFilters } };
};

/** A legend is offered for the segment that the chart has (VF5). */
const fixLegend = (config: ChartConfig): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters?.legend.active || config.chartType === "table") return config;
  const segment = "segment" in config.fields ? config.fields.segment?.componentId : undefined;
  if (segment === filters.legend.componentId) return config;
  const legend = { active: segment !== undefined, componentId: segment ?? "" };
  return { ...config, interactiveFiltersConfig: { ...filters, legend } };
};

/** A time range is offered on a dimension of time that the chart shows (VF6). */
const fixTimeRange = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters?.timeRange.active) return config;
  const { componentId } = filters.timeRange;
  const kind = findComponent(components, componentId)?.kind;
  const isTime = kind === "TemporalDimension" || kind === "TemporalEntityDimension";
  if (isTime && listFieldComponents(config).includes(componentId)) return config;
  const timeRange = { ...filters.timeRange, active: false };
  return { ...config, interactiveFiltersConfig: { ...filters, timeRange } };
};

/** The chart with everything set right that follows from its fields. Applying it twice changes nothing more. */
export const normalizeChart = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const fields = fixMapColors(fixAnimatedSorting(fixStacking(config, components)));
  const colored = completeColors(fields, components);
  const viewer = fixTimeRange(
    fixLegend(fixDataFilters(dropImpossiblePercent(colored))),
    components,
  );
  return deriveFilters(viewer, components);
};
