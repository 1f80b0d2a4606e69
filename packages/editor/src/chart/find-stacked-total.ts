import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import {
  type ChartContext,
  findShownTotal,
  listFieldComponents,
  readFields,
  type ShownSeries,
  showsSums,
} from "@statelier/document";
import {
  type Dimension,
  findDictionaryColumn,
  findNumberColumn,
  type Locale,
  MISSING_CODE,
  nameMissingValue,
  nameValue,
  type ObservationTable,
} from "@statelier/model";

/** A total that a chart adds to its own parts, by their names. */
export type StackedTotal = {
  dimension: Dimension;
  value: string;
  total: string;
  parts: readonly string[];
};

type MeasuredChart = ChartContext & { table: ObservationTable };

/** What each series has at the places that are drawn first: its sums, where a place has several rows. */
const listSeries = (chart: MeasuredChart, segment: string, locale: Locale): ShownSeries[] => {
  const { config, table } = chart;
  const shown = listFieldComponents(config).filter((id) => id !== segment);
  const column = findDictionaryColumn(table, segment);
  const values = shown.flatMap((id) => findNumberColumn(table, id) ?? [])[0]?.values;
  if (!column || !values) return [];
  const axes = shown.flatMap((id) => findDictionaryColumn(table, id) ?? []);
  const places = new Map<string, number>();
  const cells = new Map<number, Map<number, number>>();
  for (const row of listShownRows({ ...chart, locale, view: INITIAL_CHART_VIEW })) {
    const code = column.codes[row] ?? MISSING_CODE;
    const number = values[row] ?? Number.NaN;
    if (code === MISSING_CODE || Number.isNaN(number)) continue;
    const name = axes.map(({ codes }) => codes[row]).join(" ");
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    const own = cells.get(code) ?? new Map<number, number>();
    cells.set(code, own.set(place, (own.get(place) ?? 0) + number));
  }
  return [...cells].map(([code, own]) => ({
    value: column.values[code] ?? "",
    numbers: Float64Array.from({ length: places.size }, (_, place) => own.get(place) ?? Number.NaN),
  }));
};

/** The series of a stack or a pie that is the total of others beside it (SG8). */
export const findStackedTotal = (
  chart: MeasuredChart,
  locale: Locale,
): StackedTotal | undefined => {
  const { config, components } = chart;
  const id = readFields(config).segment?.componentId;
  const dimension = components.dimensions.find((each) => each.id === id);
  if (!dimension || !showsSums(config)) return undefined;
  const found = findShownTotal(dimension, listSeries(chart, dimension.id, locale));
  if (!found) return undefined;
  const name = (value: string): string => {
    const known = dimension.values.find((each) => each.value === value);
    return known ? nameValue(dimension, known) : nameMissingValue(dimension, value);
  };
  return { dimension, value: found.total, total: name(found.total), parts: found.parts.map(name) };
};
