import {
  type CubeComponents,
  type Dimension,
  isRecord,
  kindTraits,
  type Measure,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { addsUp } from "../chart-types/parts/component-choice.ts";
import {
  canSwitchCalculation,
  type ChartContext,
  hasLayers,
  readFields,
} from "../chart-types/read-config.ts";
import type { Calculation, CalculationType } from "../schema/extensions.ts";
import { canShowPercent } from "./percent.ts";

const idOf = (field: unknown): unknown => (isRecord(field) ? field["componentId"] : undefined);

/** What the fields of a chart show, one component each. */
const listIds = ({ fields }: ChartConfig): unknown[] => {
  const { x, y, segment, animation }: Record<string, unknown> = fields;
  return [y, x, segment, animation].map(idOf);
};

/**
 * The measure of a chart in whose place something else can be shown: the only one that it draws, and not as a stack or
 * as parts of a whole. Of a map the one that colours its areas.
 */
export const findCalculatedMeasure = ({
  config,
  components,
}: ChartContext): Measure | undefined => {
  const { hasPoints, isWhole, measureUnits, mapping } = chartTraits[config.chartType];
  if (hasPoints || isWhole || measureUnits || mapping === "columns" || canShowPercent(config))
    return undefined;
  const ids = hasLayers(config) ? [idOf(config.fields.areaLayer?.color)] : listIds(config);
  return components.measures.find(
    ({ id, kind }) => ids.includes(id) && kind === "NumericalMeasure",
  );
};

/** The calendar along which a chart compares its values. */
export const findTimeOfFields = ({ config, components }: ChartContext): Dimension | undefined => {
  const ids = listIds(config);
  return components.dimensions.find(
    (dimension) => ids.includes(dimension.id) && kindTraits(dimension).canTimeFilter,
  );
};

const PERSONS =
  /^(persons?|personen|personnes?|persone|people|inhabitants?|einwohner(innen)?|habitante?s?|abitanti)$/iu;
const POPULATION = /population|bevölkerung|popolazione|einwohner|inhabitants|habitants|abitanti/iu;

/** The measures that say how many people there are: by their units, else by their names. */
export const listPopulations = ({ config, components }: ChartContext): Measure[] => {
  const shown = findCalculatedMeasure({ config, components });
  return components.measures.filter(
    (measure) =>
      measure.id !== shown?.id &&
      measure.kind === "NumericalMeasure" &&
      addsUp(measure) &&
      (PERSONS.test(measure.unit ?? "") ||
        (!measure.unit && POPULATION.test(measure.datasetLabel ?? measure.label))),
  );
};

/** A share is one of all values beside it: of the series, else of what stands along an axis that is no calendar. */
const hasParts = ({ config, components }: ChartContext): boolean => {
  if (readFields(config).segment || hasLayers(config)) return true;
  const ids = listIds(config).slice(0, 2);
  const axis = components.dimensions.find(({ id }) => ids.includes(id));
  return axis !== undefined && !kindTraits(axis).isTemporal;
};

type Possible = (chart: ChartContext, measure: Measure) => boolean;

const POSSIBLE: Readonly<Record<CalculationType, Possible>> = {
  index: (chart, { scaleType }) => scaleType === "Ratio" && findTimeOfFields(chart) !== undefined,
  previous: (chart) => findTimeOfFields(chart) !== undefined,
  year: (chart) => (findTimeOfFields(chart)?.timeUnit ?? "Year") !== "Year",
  share: (chart, measure) => addsUp(measure) && hasParts(chart),
  perCapita: (chart, measure) => addsUp(measure) && listPopulations(chart).length > 0,
  average: (chart) => findTimeOfFields(chart) !== undefined,
};

/** What can be shown in place of the measure of a chart, in the order offered. */
export const listCalculations = (chart: ChartContext): CalculationType[] => {
  const measure = findCalculatedMeasure(chart);
  if (!measure) return [];
  return (Object.keys(POSSIBLE) as CalculationType[]).filter((type) =>
    POSSIBLE[type](chart, measure),
  );
};

/** What is shown in place of the measure; undefined where the chart cannot show it, or a reader wants the values. */
export const findShownCalculation = (
  chart: ChartContext,
  { isPlain = false }: { isPlain?: boolean | undefined },
): Calculation | undefined => {
  const calculation = chart.config.extensions?.calculation;
  if (!calculation || (isPlain && canSwitchCalculation(chart.config))) return undefined;
  return listCalculations(chart).includes(calculation.type) ? calculation : undefined;
};

/** The config without a calculation that it cannot show. */
export const dropImpossibleCalculation = <T extends ChartConfig>(
  config: T,
  components: CubeComponents,
): T => {
  const { calculation, ...extensions } = config.extensions ?? {};
  if (!calculation || listCalculations({ config, components }).includes(calculation.type))
    return config;
  return { ...config, extensions };
};
