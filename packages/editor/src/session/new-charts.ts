import { INITIAL_CHART_VIEW, listShownRows } from "@statelier/charts";
import type { DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  findSkewedClasses,
  findUnnamedPoints,
  hasLayers,
  listPointDimensions,
  namePoints,
  type EditorEvent,
  type MachineContext,
  type StateWithCharts,
  transition,
} from "@statelier/document";
import {
  type ChartKey,
  type ComponentId,
  findNumberColumn,
  type Iri,
  type Locale,
  type ObservationTable,
} from "@statelier/model";
import { fetchFirstChart } from "@statelier/viewer";
import { describeError } from "./describe-error.ts";
import type { SessionEnvironment } from "./environment.ts";
import { openNarrowedField } from "./open-narrowed-field.ts";
import type { TextProposals } from "./propose-texts.ts";

/** The first chart of another dataset with what the author has written of the chart that it replaces. */
export const keepTexts = (
  first: ChartConfig,
  { meta, extensions: { altText, note } = {} }: ChartConfig,
): ChartConfig => ({
  ...first,
  meta,
  extensions: { ...first.extensions, ...(altText && { altText }), ...(note && { note }) },
});

type Loading = { environment: SessionEnvironment; proposals: TextProposals; scope: DataScope };

type JoinBy = Record<Iri, ComponentId[]>;

/** The document as it is once a dataset has joined its active chart. Rejects where its components do not come. */
export const tryJoin = async (
  { iri, joinBy }: { iri: Iri; joinBy: JoinBy },
  { state, config }: { state: StateWithCharts; config: ChartConfig },
  { proposals, scope }: Pick<Loading, "proposals" | "scope">,
  context: MachineContext,
): Promise<StateWithCharts> => {
  const joined = [...config.cubes, { iri }].map((cube) => ({
    iri: cube.iri,
    joinBy: joinBy[cube.iri] ?? [],
  }));
  try {
    await proposals.load(scope, joined);
  } catch (error) {
    throw new Error("Could not fetch dimensions and measures", { cause: error });
  }
  const tried = transition(state, { type: "DATASET_ADD", iri, joinBy }, context).state;
  if (!("chartConfigs" in tried) || tried === state)
    throw new Error("The dataset does not join those of the chart");
  return tried;
};

/** Takes the first chart of a dataset; false where its source does not answer, which is told. */
export const takeFirstChart = async (
  iri: Iri,
  { environment: { data, makeKey, notify }, proposals, scope }: Loading,
  {
    refusal,
    take,
  }: {
    refusal: "chart-not-added" | "dataset-not-replaced";
    take: (first: ChartConfig) => void;
  },
): Promise<boolean> => {
  try {
    const components = await proposals.load(scope, [{ iri }]);
    const input = { iri, components, key: makeKey() };
    take(openNarrowedField(await fetchFirstChart(data, scope, input)));
    return true;
  } catch (error) {
    notify({ type: refusal, error: describeError(error, { source: scope.source, iri }) });
    return false;
  }
};

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

  readonly add = (key: ChartKey): void => void this.#keys.add(key);

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
