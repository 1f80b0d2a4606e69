import {
  type ComponentId,
  type Dimension,
  isFinerTimeUnit,
  kindTraits,
  MOST_RECENT_VALUE,
  parseDate,
  type TimeUnit,
} from "@statelier/model";
import { chartRules } from "../chart-types/registry.ts";
import type { DashboardFilters } from "../document/configurator-state.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { listComponentsOfField } from "../fields/field-candidates.ts";
import { timeText } from "../filters/time-text.ts";
import { writeDate } from "../values/write-date.ts";
import { type ChartContext, hasColumns } from "../chart-types/read-config.ts";

/** The dimensions of time that a chart shows: those that a range of time can restrict (DA4). */
export const listTimeDimensions = ({ config, components }: ChartContext): Dimension[] => {
  const shown = hasColumns(config)
    ? Object.values(config.fields).flatMap(({ componentId, isHidden }) =>
        isHidden ? [] : [componentId],
      )
    : chartRules[config.chartType].fields.flatMap(({ field }) =>
        listComponentsOfField(config, field),
      );
  return components.dimensions.filter(
    (dimension) => kindTraits(dimension).canTimeFilter && shown.includes(dimension.id),
  );
};

/** The dates among which the charts of a dashboard can be limited together (DA4). */
export type SharedTimeRange = {
  timeUnit: TimeUnit;
  /** Every date of the charts, written in that unit, ascending. */
  values: string[];
};

/** The dates of the charts' dimensions of time in their finest unit; undefined where there are none (DA5). */
export const deriveSharedTimeRange = (
  dimensions: readonly Dimension[],
): SharedTimeRange | undefined => {
  const dates = dimensions
    .flatMap((dimension) => dimension.values.map((value) => timeText(dimension, value)))
    .flatMap((text) => parseDate(text) ?? [])
    .toSorted((a, b) => a.time - b.time);
  const [first] = dates;
  if (!first) return undefined;
  const timeUnit = dates.reduce(
    (finest, { unit }) => (isFinerTimeUnit(unit, finest) ? unit : finest),
    first.unit,
  );
  return { timeUnit, values: [...new Set(dates.map(({ time }) => writeDate(time, timeUnit)))] };
};

/**
 * A shared range of time: from the first date to the last where it was just switched on (DA5). One that ends with the
 * last date goes on to those that come later (DA11).
 */
export const makeSharedTimeRange = (
  { timeUnit, values }: SharedTimeRange,
  { from, to } = { from: values[0] ?? "", to: values.at(-1) ?? "" },
): DashboardFilters["timeRange"] => ({
  active: true,
  timeUnit,
  presets: { from, to: to === values.at(-1) ? MOST_RECENT_VALUE : to },
});

/** A range of time restricts a chart by its own setting, or by the dashboard's where it shows time (DA6). */
export const hasTimeRange = (
  chart: ChartContext,
  dashboardFilters: DashboardFilters | undefined,
): boolean =>
  chart.config.interactiveFiltersConfig?.timeRange.active === true ||
  (dashboardFilters?.timeRange.active === true && listTimeDimensions(chart).length > 0);

const listFilteredIds = ({ config, components }: ChartContext): ComponentId[] => {
  const filtered = config.cubes.flatMap(({ filters }) =>
    Object.entries(filters).flatMap(([id, { type }]) => (type === "range" ? [] : [id])),
  );
  if (!hasColumns(config)) return [...new Set(filtered)];
  const columns = components.dimensions
    .filter((dimension) => kindTraits(dimension).canMultiFilter && config.fields[dimension.id])
    .flatMap((dimension) => listOriginals(dimension).map(({ id }) => id));
  return [...new Set([...filtered, ...columns])];
};

/** The dimensions that a shared filter may be for: at least two charts restrict them to values (DA7). One that is joined in a chart is the same in others. */
export const listSharedFilterDimensions = (charts: readonly ChartContext[]): Dimension[] => {
  const ids = charts.flatMap(listFilteredIds);
  const shared = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const found = new Map<ComponentId, Dimension>();
  for (const { components } of charts)
    for (const dimension of components.dimensions)
      for (const { id } of listOriginals(dimension))
        if (shared.has(id)) found.set(id, found.get(id) ?? dimension);
  const last = Number.POSITIVE_INFINITY;
  const isFirst = (dimension: Dimension): boolean => {
    const [first] = listOriginals(dimension).flatMap(({ id }) => found.get(id) ?? []);
    return first === dimension;
  };
  return [...new Set(found.values())]
    .filter(isFirst)
    .toSorted((a, b) => compareOrder(a.order ?? last, b.order ?? last));
};

const compareOrder = (a: number, b: number): number => (a === b ? 0 : a - b);
