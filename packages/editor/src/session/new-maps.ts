import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import {
  type ChartContext,
  findSkewedClasses,
  hasLayers,
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

/** Charts that were just made, whose observations no map has shown yet: others keep the colours that they have (MP12). */
export class NewMaps {
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
    const classCount = findSkewedClasses(listAreaValues(chart, locale));
    return classCount === undefined ? undefined : { type: "MAP_SKEW_FOUND", chartKey, classCount };
  };

  /** The same, once. */
  readonly measure = (chart: MeasuredChart, locale: Locale): EditorEvent | undefined => {
    const event = this.find(chart, locale);
    if (this.#keys.has(chart.config.key) && listAreaValues(chart, locale).length > 0)
      this.#keys.delete(chart.config.key);
    return event;
  };
}
