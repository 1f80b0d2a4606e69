import { listOriginals } from "@statelier/document";
import {
  type ComponentId,
  type Dimension,
  distinctValues,
  type FilterValue,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { deriveChartCubes } from "../chart-state/fetch-table.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { findAnimated, findSegment } from "../chart-state/reader-dimensions.ts";
import { LATEST } from "../params/value-names.ts";
import type { AppliedFilter } from "./download.ts";

type Chart = Pick<ChartState, "config" | "components" | "table" | "choices">;

const nameValues = (dimension: Dimension, values: readonly string[]) => {
  const labels = new Map(dimension.values.map(({ value, label }) => [value, label]));
  return values.map((value) =>
    value === MOST_RECENT_VALUE
      ? { value: LATEST, label: LATEST }
      : { value, label: labels.get(value) ?? value },
  );
};

const describeFilter = (dimension: Dimension, filter: FilterValue): AppliedFilter => {
  const { id, label } = dimension;
  if (filter.type === "range") {
    const to = filter.to === MOST_RECENT_VALUE ? LATEST : filter.to;
    return { id, label, from: filter.from, to };
  }
  const values = filter.type === "single" ? [filter.value] : Object.keys(filter.values).toSorted();
  return { id, label, values: nameValues(dimension, values) };
};

const describePeriod = ({ config, choices }: Chart, find: Find): AppliedFilter[] => {
  const setting = config.interactiveFiltersConfig?.timeRange;
  const dimension = setting?.active ? find(setting.componentId) : undefined;
  const { from = "", to = "" } = choices.timeRange ?? setting?.presets ?? {};
  if (!dimension || (from === "" && to === "")) return [];
  return [describeFilter(dimension, { type: "range", from, to })];
};

type Find = (id: ComponentId) => Dimension | undefined;

/** What narrows the rows of a chart: filters of the author and the reader, period, series that are off, moment. */
export const listAppliedFilters = (chart: Chart, rows: Int32Array): AppliedFilter[] => {
  const { components, table, choices } = chart;
  const find: Find = (id) =>
    components.dimensions.find(
      (each) => each.id === id || listOriginals(each).some((original) => original.id === id),
    );
  const filters = deriveChartCubes(chart, choices).flatMap((cube) =>
    Object.entries(cube.filters ?? {}).flatMap(([id, filter]) => {
      const dimension = find(id);
      return dimension ? [describeFilter(dimension, filter)] : [];
    }),
  );
  const segment = findSegment(chart);
  const { hiddenValues } = choices;
  const moment = findAnimated(chart);
  const moments = moment ? distinctValues(table, moment.id, rows) : [];
  return [
    ...new Map(filters.map((filter) => [filter.id, filter])).values(),
    ...describePeriod(chart, find),
    ...(segment && hiddenValues.length > 0
      ? [{ id: segment.id, label: segment.label, without: nameValues(segment, hiddenValues) }]
      : []),
    ...(moment && moments.length > 0
      ? [{ id: moment.id, label: moment.label, values: nameValues(moment, moments) }]
      : []),
  ];
};
