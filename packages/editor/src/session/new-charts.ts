import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import {
  type ChartContext,
  findSkewedClasses,
  findUnnamedPoints,
  hasLayers,
  listPointDimensions,
  namePoints,
  type EditorEvent,
} from "@statelier/document";
import {
  type ChartKey,
  findNumberColumn,
  type Locale,
  type ObservationTable,
} from "@statelier/model";

/** A chart with its observations. */
export type MeasuredChart = ChartContext & { table: ObservationTable };

/** The numbers that colour the areas of a map, as it is first shown. */
const listAreaValues = (chart: MeasuredChart, locale: Locale): number[] => {
  const { config, table } = chart;
  const color = hasLayers(config) ? config.fields.areaLayer?.color : undefined;
  const values =
    color?.type === "numerical" ? findNumberColumn(table, color.componentId)?.values : undefined;
  if (!values) return [];
  return listShownRows({ ...chart, locale, view: INITIAL_CHART_VIEW })
    .map((row) => values[row] ?? Number.NaN)
    .filter((value) => !Number.isNaN(value));
};

/** What the areas of a map say of its colours (MP12). */
const askAreas = (values: readonly number[], chartKey: ChartKey): EditorEvent | undefined => {
  const classCount = findSkewedClasses(values);
  return classCount === undefined ? undefined : { type: "MAP_SKEW_FOUND", chartKey, classCount };
};

/** Which points stand apart (FC6). */
const askPoints = ({ config, table }: MeasuredChart): EditorEvent | undefined => {
  const plan = findUnnamedPoints(config);
  const values = plan ? namePoints(plan, config, table) : [];
  if (!plan || values.length === 0) return undefined;
  return { type: "POINTS_NAMED", chartKey: config.key, dimension: plan.dimension, values };
};

/** Charts that were just made, whose observations have not been shown yet: others keep the colours and the names that they have (MP12, FC6). */
export class NewCharts {
  readonly #keys: Set<ChartKey>;

  constructor(keys: readonly ChartKey[]) {
    this.#keys = new Set(keys);
  }

  readonly notice = (event: EditorEvent, activeKey: ChartKey): void => {
    if (event.type === "CHART_TYPE_CHANGED") this.#keys.add(activeKey);
    if (event.type === "CHART_CONFIG_ADD_NEW_DATASET") this.#keys.add(event.chartConfig.key);
  };

  /** Undo and redo lead to charts that were there before. */
  readonly forget = (): void => this.#keys.clear();

  /** What follows from the observations of a chart, until it is measured; undefined where nothing does. */
  readonly find = (chart: MeasuredChart, locale: Locale): EditorEvent | undefined => {
    const chartKey = chart.config.key;
    if (!this.#keys.has(chartKey)) return undefined;
    return askPoints(chart) ?? askAreas(listAreaValues(chart, locale), chartKey);
  };

  /** The same, once. */
  readonly measure = (chart: MeasuredChart, locale: Locale): EditorEvent | undefined => {
    const event = this.find(chart, locale);
    const { config, table } = chart;
    const hasPoints = listPointDimensions(config).length > 0 && table.rowCount > 0;
    if (hasPoints || listAreaValues(chart, locale).length > 0) this.#keys.delete(config.key);
    return event;
  };
}
