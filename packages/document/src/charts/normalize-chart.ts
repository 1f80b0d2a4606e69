import { type CubeComponents, findComponent } from "@statelier/model";
import { makeSingleColor } from "../chart-types/parts/initial-config.ts";
import { type ChartConfig, rulesOf } from "../chart-types/registry.ts";
import { completeColors } from "../fields/change-color.ts";
import { deriveFilters } from "../filters/derive-filters.ts";
import {
  listFieldComponents,
  hasColumns,
  listMappedComponents,
  readFields,
} from "../chart-types/read-config.ts";
import { dropImpossibleCalculation } from "../fields/calculation.ts";
import { dropImpossiblePercent } from "../fields/percent.ts";
import type { SegmentIntent } from "../chart-types/parts/chart-intent.ts";
import { canStackMeasure } from "../fields/field-candidates.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { isSortedByTotal } from "../fields/animation.ts";

/** The chart with a segment that its measure and its animation allow. */
const withSegment = (config: ChartConfig, segment: SegmentIntent): ChartConfig =>
  ({ ...config, fields: { ...config.fields, segment } }) as ChartConfig;

/** SG1, SG2 */
const fixStacking = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const { segment } = readFields(config);
  const { stacking } = chartTraits[config.chartType];
  if (!segment || stacking === "never" || canStackMeasure(config, components)) return config;
  if (stacking === "chosen")
    return segment.type === "stacked"
      ? withSegment(config, { ...segment, type: "grouped" })
      : config;
  const { segment: _segment, ...fields }: Record<string, unknown> = config.fields;
  return { ...config, fields: { ...fields, color: makeSingleColor() } } as ChartConfig;
};

/** An animated chart keeps its series in place: no sorting by total size (AN2). */
const fixAnimatedSorting = (config: ChartConfig): ChartConfig => {
  const { segment, animation } = readFields(config);
  if (!animation || !segment?.sorting || !isSortedByTotal(config)) return config;
  return withSegment(config, {
    ...segment,
    sorting: { ...segment.sorting, sortingType: "byAuto" },
  });
};

/** A viewer's filter is never a field at the same time (VF4). */
const fixDataFilters = (config: ChartConfig): ChartConfig => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return config;
  const shown = listMappedComponents(config);
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
  if (!filters?.legend.active || hasColumns(config)) return config;
  const segment = readFields(config).segment?.componentId;
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

/** A form compares series: without them nothing would lead back from it. */
const fixKind = (config: ChartConfig): ChartConfig => {
  if (!config.extensions?.kind || readFields(config).segment) return config;
  const { kind: _kind, ...extensions } = config.extensions;
  return { ...config, extensions };
};

/** The chart with everything set right that follows from its fields. Applying it twice changes nothing more. */
export const normalizeChart = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const fixed = fixKind(fixAnimatedSorting(fixStacking(config, components)));
  const own = rulesOf(config.chartType).normalize?.(fixed) ?? fixed;
  const colored = completeColors(own, components);
  const viewer = fixTimeRange(
    fixLegend(fixDataFilters(dropImpossiblePercent(colored))),
    components,
  );
  return deriveFilters(dropImpossibleCalculation(viewer, components), components);
};
